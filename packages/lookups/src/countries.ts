import { type Country, type CountryBook, makeCountryBook } from './country-book.ts';
import type { CountryRegion } from './country-codes.ts';
import { ar } from './country-names/ar.ts';
import { en } from './country-names/en.ts';
import { ru } from './country-names/ru.ts';
import { tr } from './country-names/tr.ts';
import type { ListLanguage } from './list-language.ts';

/** All four languages at once, for servers, builds and tests. Browsers use `load-countries.ts`. */
const books: Record<ListLanguage, CountryBook> = {
  tr: makeCountryBook('tr', tr),
  en: makeCountryBook('en', en),
  ru: makeCountryBook('ru', ru),
  ar: makeCountryBook('ar', ar),
};

export const countryBook = (language: ListLanguage): CountryBook => books[language];

/** @param region null asks for all */
export const countriesOf = (region: CountryRegion | null, language: ListLanguage): Country[] =>
  books[language].countriesOf(region);

/** A country's or a group's name, null for an unknown code. */
export const countryName = (code: number, language: ListLanguage): string | null =>
  books[language].countryName(code);
