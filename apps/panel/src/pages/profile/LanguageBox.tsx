import { languages } from '@sigorta/i18n/language';
import { keepLanguage, useLanguage, useLanguageHref } from '@sigorta/runtime/runtime';
import { LanguageLink } from '@sigorta/ui-kit/button/LanguageLink.tsx';
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
            <LanguageLink language={language} current={current} hrefIn={hrefIn} onChoose={keepLanguage} />
          </li>
        ))}
      </ul>
    </Box>
  );
}
