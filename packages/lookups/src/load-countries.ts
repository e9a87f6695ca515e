import { type CountryBook, type CountryNames, makeCountryBook } from './country-book.ts';
import type { ListLanguage } from './list-language.ts';

/*
 * One chunk a language: a page never carries the other three. The JSON is behind a module because Vite's development
 * server answers a dynamic import of JSON as JavaScript, which the browser refuses.
 */
const names: Record<ListLanguage, () => Promise<CountryNames>> = {
  tr: async () => (await import('./country-names/tr.ts')).tr,
  en: async () => (await import('./country-names/en.ts')).en,
  ru: async () => (await import('./country-names/ru.ts')).ru,
  ar: async () => (await import('./country-names/ar.ts')).ar,
};

/** Country names for the browser. Rejects when the chunk cannot be loaded: show "try again". */
export const loadCountries = async (language: ListLanguage): Promise<CountryBook> =>
  makeCountryBook(language, await names[language]());
