import { languageOfHeader } from '@sigorta/i18n/accept-language';
import { defaultLanguage, type Language, languages } from '@sigorta/i18n/language';
import { languageOfPath, withoutLanguage } from '@sigorta/i18n/paths';

/** written by whoever chooses a language, on the site and in the panel (runtime keep-language.ts) */
export const languageCookie = 'language';

export interface Choice {
  language: Language;
  /** without prefix; it begins with a single slash */
  path: string;
}

/**
 * Decision 24: a prefix says the language; without one a stored choice does, then `Accept-Language`. The answer is the page at
 * once: its canonical address and the browser's own name the language.
 */
export const chooseLanguage = (
  pathname: string,
  wishes: { cookie: string | undefined; header: string | undefined },
): Choice => {
  const named = languageOfPath(pathname);
  const path = withoutLanguage(pathname);
  if (named !== defaultLanguage) return { language: named, path };
  const stored = languages.find((language) => language === wishes.cookie);
  return { language: stored ?? languageOfHeader(wishes.header), path };
};
