import { countryBook } from './countries.ts';
import type { ListLanguage } from './list-language.ts';

export interface Nationality {
  code: number;
  name: string;
}

/** Nationalities are asked as countries (spec §3: `uyruk` answers `ulkeAdi`). Server side; browsers use the country book. */
export const nationalitiesOf = (language: ListLanguage): Nationality[] =>
  countryBook(language)
    .countriesOf(null)
    .map(({ code, name }) => ({ code, name }));
