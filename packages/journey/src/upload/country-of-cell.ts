import { fold } from '@sigorta/i18n/fold';
import { languages } from '@sigorta/i18n/language';
import { foreignNationalityCodes } from '@sigorta/lookups/country-choices';
import { loadCountries } from '@sigorta/lookups/load-countries';
import { countryWords } from './header-words.ts';

export type CountryOfCell = (cell: string) => string | null;

/**
 * Code of a country by its name in any of the four languages, by two letters or by the code itself.
 * Rejects when the names cannot be loaded.
 */
export async function loadCountryOfCell(): Promise<CountryOfCell> {
  const books = await Promise.all(languages.map(loadCountries));
  const codes = new Map<string, number>();
  for (const book of books) {
    for (const { code, name, alpha2 } of book.chosen(foreignNationalityCodes)) {
      codes.set(fold(name), code);
      codes.set(String(code), code);
      if (alpha2) codes.set(alpha2.toLowerCase(), code);
    }
  }
  for (const [word, code] of Object.entries(countryWords)) {
    if (!codes.has(fold(word))) codes.set(fold(word), code);
  }
  return (cell) => {
    const word = fold(cell);
    /* `U.S.A.` and `008` */
    const code = codes.get(word) ?? codes.get(word.replaceAll(' ', '').replace(/^0+(?=\d)/, ''));
    return code === undefined ? null : String(code);
  };
}
