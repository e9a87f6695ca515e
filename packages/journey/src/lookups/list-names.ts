import type { Language } from '@sigorta/i18n/language';
import type { FieldOf, FieldValues, LookupName } from '@sigorta/product-kit/field';
import { knownEntries, listKey, type ReadEntries, readEntries } from './list-entries.ts';

type Names = (value: string) => string | null;

/* a code's name is the same in all of them, and built in: no region and no gateway is needed */
const ofCountries: readonly LookupName[] = [
  'countries',
  'countriesErasmus',
  'greenCardCountries',
  'nationalities',
  'foreignNationalities',
];
const books = new Map<string, Names>();
const bookKey = (language: Language): string => `names|${language}`;

/** Which names a field's answer is found in; null while a parent is unknown. */
export const nameKey = (field: FieldOf<'lookup'>, values: FieldValues, language: Language): string | null =>
  ofCountries.includes(field.from) ? bookKey(language) : listKey(field, values, language);

/** The names behind a key, undefined until somebody asked for them. */
export function knownNames(key: string): Names | undefined {
  const book = books.get(key);
  if (book) return book;
  const entries = knownEntries(key);
  return entries && ((value) => entries.find((entry) => entry.value === value)?.label ?? null);
}

/** Rejects when they cannot be had; the next call asks again. */
export async function readNames(key: string, asked: ReadEntries): Promise<void> {
  const { language } = asked.gateway;
  if (key !== bookKey(language)) {
    await readEntries(key, asked);
    return;
  }
  const { loadCountries } = await import('@sigorta/lookups/load-countries');
  const book = await loadCountries(language);
  books.set(key, (value) => book.countryName(Number(value)));
}
