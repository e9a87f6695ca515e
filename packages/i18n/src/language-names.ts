import type { Translated } from './language.ts';

/** Each language in its own words: whoever needs it can read it. */
export const languageNames: Translated = {
  tr: 'Türkçe',
  en: 'English',
  ru: 'Русский',
  ar: 'العربية',
};
