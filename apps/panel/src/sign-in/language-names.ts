import type { Language } from '@sigorta/i18n/language';

/** Each in its own words. */
export const languageNames: Record<Language, string> = {
  tr: 'Türkçe',
  en: 'English',
  ru: 'Русский',
  ar: 'العربية',
};
