import type { Gateway } from '@sigorta/gateway-client/gateway';
import type { CountryRegion } from '@sigorta/lookups/country-codes';
import { type Entry, entry, type Source } from './source.ts';

/** The region field's value as the lists know it; null asks for all. */
const regionOf = (value: unknown): CountryRegion | null =>
  value === 'europe' || value === 'other' ? value : null;

/** What may be chosen, by the names of the book; a name the gateway gave goes first. */
async function chosen(
  gateway: Gateway,
  codes: readonly number[],
  given: readonly Entry[] = [],
): Promise<Entry[]> {
  const { loadCountries } = await import('@sigorta/lookups/load-countries');
  const book = await loadCountries(gateway.language);
  const names = new Map(given.map(({ value, label }) => [value, label]));
  return book.chosen(codes).map(({ code, name }) => entry(code, names.get(String(code)) ?? name));
}

/** Turkish names come from the gateway, the other languages' are built in (spec §7); which may be chosen never does. */
export const countries: Source = async (gateway, params, signal) => {
  const { destinationCodes } = await import('@sigorta/lookups/country-choices');
  const region = regionOf(params.region);
  const codes = destinationCodes(region);
  if (gateway.language !== 'tr') return chosen(gateway, codes);
  const { countries: asked } = await import('@sigorta/contracts/operations/countries');
  const bolge = region === null ? null : region === 'europe' ? 'avrupa' : 'dunya';
  const { data } = await gateway.call(asked, { bolge }, { signal });
  return chosen(
    gateway,
    codes,
    data.map(({ ulkeKodu, ulkeAd }) => entry(ulkeKodu, ulkeAd)),
  );
};

/** The Europe list without its groups: a stay has one country, and Türkiye is where it begins (spec §3). */
export const countriesErasmus: Source = async (gateway, _, signal) => {
  const { exchangeCountryCodes } = await import('@sigorta/lookups/country-choices');
  const listed = await countries(gateway, { region: 'europe' }, signal);
  return listed.filter(({ value }) => exchangeCountryCodes.includes(Number(value)));
};

const nationalitiesOf =
  (which: 'nationalityCodes' | 'foreignNationalityCodes'): Source =>
  async (gateway, _, signal) => {
    const { [which]: codes } = await import('@sigorta/lookups/country-choices');
    if (gateway.language !== 'tr') return chosen(gateway, codes);
    const { uyruk } = await import('@sigorta/contracts/operations/uyruk');
    const { data } = await gateway.call(uyruk, {}, { signal });
    return chosen(
      gateway,
      codes,
      data.map(({ ulkeKodu, ulkeAdi }) => entry(ulkeKodu, ulkeAdi)),
    );
  };

export const nationalities = nationalitiesOf('nationalityCodes');
export const foreignNationalities = nationalitiesOf('foreignNationalityCodes');

/** Countries of the green card system without Türkiye, where the vehicle comes from; built in, in every language. */
export const greenCardCountries: Source = async (gateway) => {
  const { greenCardCountryCodes } = await import('@sigorta/lookups/green-card-countries');
  return chosen(gateway, greenCardCountryCodes);
};
