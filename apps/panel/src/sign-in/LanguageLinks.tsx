import { languages } from '@sigorta/i18n/language';
import { languageNames } from '@sigorta/i18n/language-names';
import { keepLanguage, useLanguage, useLanguageHref } from '@sigorta/runtime/runtime';
import styles from './SignInPage.module.css';
import { useSignInTexts } from './use-sign-in-texts.ts';

/** The same step of the way in another language; an invitation is opened before. */
export function LanguageLinks() {
  const t = useSignInTexts();
  const current = useLanguage();
  const hrefIn = useLanguageHref();
  return (
    <nav aria-label={t('languages')} className={styles.languages}>
      {languages.map((language) => (
        <a
          key={language}
          href={hrefIn(language)}
          lang={language}
          hrefLang={language}
          translate="no"
          aria-current={language === current ? 'true' : undefined}
          onClick={() => keepLanguage(language)}
        >
          {languageNames[language]}
        </a>
      ))}
    </nav>
  );
}
