import { languages } from '@sigorta/i18n/language';
import { keepLanguage, useLanguage, useLanguageHref } from '@sigorta/runtime/runtime';
import { LanguageLink } from '@sigorta/ui-kit/button/LanguageLink.tsx';
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
        <LanguageLink
          key={language}
          language={language}
          current={current}
          hrefIn={hrefIn}
          onChoose={keepLanguage}
        />
      ))}
    </nav>
  );
}
