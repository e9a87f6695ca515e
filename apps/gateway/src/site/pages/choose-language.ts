import { languageOfHeader } from '@sigorta/i18n/accept-language';
import { defaultLanguage, type Language, languages } from '@sigorta/i18n/language';
import { languageOfPath, withLanguage, withoutLanguage } from '@sigorta/i18n/paths';

/** written by the language menu (apps/shell language-names.ts) */
export const languageCookie = 'language';

export type Choice = { language: Language; path: string } | { redirect: string };

/**
 * Decision 24: a prefix says the language; without one a stored choice does, then `Accept-Language`, and Turkish has no
 * prefix. The path is one of ours: it always begins with a single slash.
 */
export const chooseLanguage = (
  pathname: string,
  wishes: { cookie: string | undefined; header: string | undefined },
): Choice => {
  const named = languageOfPath(pathname);
  const path = withoutLanguage(pathname);
  if (named !== defaultLanguage) return { language: named, path };
  const stored = languages.find((language) => language === wishes.cookie);
  const language = stored ?? languageOfHeader(wishes.header);
  return language === defaultLanguage ? { language, path } : { redirect: withLanguage(path, language) };
};
