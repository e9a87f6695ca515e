import { languages } from '@sigorta/i18n/language';
import { languageNames } from '@sigorta/i18n/language-names';
import { keepLanguage, useLanguage, useLanguageHref } from '@sigorta/runtime/runtime';
import { Box } from '../../layout/Box.tsx';
import styles from './LanguageBox.module.css';
import { useProfileTexts } from './use-profile-texts.ts';

/** The panel in another language; a language is a document of its own (0045). */
export function LanguageBox() {
  const t = useProfileTexts();
  const current = useLanguage();
  const hrefIn = useLanguageHref();
  return (
    <Box title={t('language')}>
      <ul className={styles.languages}>
        {languages.map((language) => (
          <li key={language}>
            <a
              href={hrefIn(language)}
              lang={language}
              hrefLang={language}
              aria-current={language === current ? 'true' : undefined}
              translate="no"
              onClick={() => keepLanguage(language)}
            >
              {languageNames[language]}
            </a>
          </li>
        ))}
      </ul>
    </Box>
  );
}
