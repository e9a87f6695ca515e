import type { Language } from '@sigorta/i18n/language';
import { loadCountries } from '@sigorta/lookups/load-countries';
import { provinces } from '@sigorta/lookups/provinces';
import type { LookupName } from '@sigorta/product-kit/field';

/** How an entry of a built-in list is called on the screen. */
export async function nameInList(list: LookupName, code: string, language: Language): Promise<string> {
  if (list === 'provinces') return named(provinces.find(({ id }) => String(id) === code)?.name, list, code);
  const book = await loadCountries(language);
  const entries =
    list === 'nationalities' ? book.foreignNationalities() : [...book.groups, ...book.countriesOf(null)];
  return named(entries.find((entry) => String(entry.code) === code)?.name, list, code);
}

function named(name: string | undefined, list: LookupName, code: string): string {
  if (name === undefined) throw new Error(`${list} has no ${code}`);
  return name;
}
