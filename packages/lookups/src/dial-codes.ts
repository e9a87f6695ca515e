import type { CountryBook } from './country-book.ts';
import { sortedByName } from './list-language.ts';
import list from './lists/dial-codes.json' with { type: 'json' };

export interface DialCode {
  iso2: string;
  /** digits only, without the plus */
  dialCode: string;
}

const byIso = new Map(Object.entries(list.codes));

export const dialCodes: readonly DialCode[] = Array.from(byIso, ([iso2, dialCode]) => ({ iso2, dialCode }));

const codes = new Set(byIso.values());

/** The dial code that a number begins with, without the plus; several countries may share one. @param phone E.164 */
export function dialCodeOfPhone(phone: string): string | null {
  const digits = phone.slice(1);
  for (const length of [4, 3, 2, 1]) if (codes.has(digits.slice(0, length))) return digits.slice(0, length);
  return null;
}

export const dialCodeOf = (iso2: string): string | null => byIso.get(iso2) ?? null;

/** The 243 entries with their names, Türkiye first, then sorted in the book's language (spec §3, phone country entry). */
export function phoneCountriesOf(book: CountryBook): (DialCode & { name: string })[] {
  const nameByAlpha2 = new Map(book.countriesOf(null).map(({ alpha2, name }) => [alpha2, name]));
  const entries = dialCodes.map((row) => ({ ...row, name: nameByAlpha2.get(row.iso2) ?? row.iso2 }));
  const sorted = sortedByName(entries, book.language);
  return [...sorted.filter(({ iso2 }) => iso2 === 'TR'), ...sorted.filter(({ iso2 }) => iso2 !== 'TR')];
}
