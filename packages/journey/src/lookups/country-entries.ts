import type { Country } from '@sigorta/lookups/country-book';
import { type CountryRegion, europeCode, schengenCode, worldCode } from '@sigorta/lookups/country-codes';
import type { Entry } from './source.ts';

const groupsOf: Record<CountryRegion, readonly number[]> = {
  europe: [schengenCode, europeCode],
  other: [worldCode],
};

/** The region field's value as the lists know it; null asks for all. */
export const regionOf = (value: unknown): CountryRegion | null =>
  value === 'europe' || value === 'other' ? value : null;

/** The groups that fit the region go first, each once (spec §3: 996, 997, 998). */
export function withGroups(
  region: CountryRegion | null,
  entries: readonly Entry[],
  groups: readonly Country[],
): Entry[] {
  const wanted = region === null ? groups.map(({ code }) => code) : groupsOf[region];
  const first = groups
    .filter(({ code }) => wanted.includes(code))
    .map(({ code, name }) => ({ value: String(code), label: name }));
  const taken = new Set(groups.map(({ code }) => String(code)));
  return [...first, ...entries.filter(({ value }) => !taken.has(value))];
}
