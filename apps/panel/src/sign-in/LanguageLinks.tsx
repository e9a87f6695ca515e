import { type Language, languages } from '@sigorta/i18n/language';
import { storage, useLanguage, useLanguageHref } from '@sigorta/runtime/runtime';
import styles from './SignInPage.module.css';
import { useSignInTexts } from './use-sign-in-texts.ts';

/** Each in its own words. */
const names: Record<Language, string> = { tr: 'Türkçe', en: 'English', ru: 'Русский', ar: 'العربية' };

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
          aria-current={language === current ? 'true' : undefined}
          onClick={() => storage.write('language', language)}
        >
          {names[language]}
        </a>
      ))}
    </nav>
  );
}
