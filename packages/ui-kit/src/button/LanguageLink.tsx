import type { Language } from '@sigorta/i18n/language';
import { languageNames } from '@sigorta/i18n/language-names';

interface LanguageLinkProps {
  language: Language;
  /** of the page */
  current: Language;
  /** this page in a language */
  hrefIn: (language: Language) => string;
  /** keeps the choice before the page is left */
  onChoose: (language: Language) => void;
  className?: string | undefined;
}

/** The way to a page in another language, in that language's own word, which no browser translates. */
export const LanguageLink = ({ language, current, hrefIn, onChoose, className }: LanguageLinkProps) => (
  <a
    href={hrefIn(language)}
    lang={language}
    hrefLang={language}
    translate="no"
    aria-current={language === current ? 'true' : undefined}
    className={className}
    onClick={() => onChoose(language)}
  >
    {languageNames[language]}
  </a>
);
