/** Languages of the site, Turkish first because it is default and fallback (spec §9). */
export const languages = ['tr', 'en', 'ru', 'ar'] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'tr';

/** Text in each language; a missing one does not compile. */
export type Translated = Record<Language, string>;
