import { languages } from '@sigorta/i18n/language';
import { languageNames } from '@sigorta/i18n/language-names';
import { keepLanguage, useLanguage, useLanguageHref, useTexts } from '@sigorta/runtime/runtime';
import { DisclosureMenu } from '@sigorta/ui-kit/dialog/DisclosureMenu.tsx';
import styles from './Header.module.css';

/** Same page in another language; path, query and draft stay. */
export function LanguageMenu() {
  const t = useTexts('shell');
  const current = useLanguage();
  const hrefIn = useLanguageHref();
  return (
    <DisclosureMenu
      label={<span className={styles.language}>{languageNames[current]}</span>}
      ariaLabel={t('header.language')}
      icon="globe"
      align="end"
      links={languages.map((language) => ({
        id: language,
        label: languageNames[language],
        href: hrefIn(language),
        lang: language,
        current: language === current,
        onPress: () => keepLanguage(language),
      }))}
    />
  );
}
