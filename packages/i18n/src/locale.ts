import type { Language } from './language.ts';

/**
 * Locales for `Intl`. Digits are Latin everywhere, Arabic included. Arabic numbers are written as the design shows
 * (1.147,84, as in Türkiye and the Maghreb), its months by the names used from Cairo to the Gulf.
 */
export const numberLocales: Record<Language, string> = {
  tr: 'tr-TR-u-nu-latn',
  en: 'en-GB-u-nu-latn',
  ru: 'ru-RU-u-nu-latn',
  ar: 'ar-MA-u-nu-latn',
};

export const dateLocales: Record<Language, string> = {
  tr: 'tr-TR-u-ca-gregory-nu-latn',
  en: 'en-GB-u-ca-gregory-nu-latn',
  ru: 'ru-RU-u-ca-gregory-nu-latn',
  ar: 'ar-EG-u-ca-gregory-nu-latn',
};
