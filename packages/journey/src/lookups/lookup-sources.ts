import type { Gateway } from '@sigorta/gateway-client/gateway';
import type { FieldValues, LookupName } from '@sigorta/product-kit/field';

export interface Entry {
  value: string;
  label: string;
}

type Source = (gateway: Gateway, params: FieldValues, signal: AbortSignal) => Promise<Entry[]>;

const entry = (code: number | string, name: string): Entry => ({ value: String(code), label: name });

/** Turkish lists come from the gateway, the other languages' are built in (spec §7). */
const countries: Source = async (gateway, params, signal) => {
  const { regionOf, withGroups } = await import('./country-entries.ts');
  const { loadCountries } = await import('@sigorta/lookups/load-countries');
  const region = regionOf(params.region);
  const book = await loadCountries(gateway.language);
  if (gateway.language !== 'tr') {
    return withGroups(
      region,
      book.countriesOf(region).map(({ code, name }) => entry(code, name)),
      book.groups,
    );
  }
  const { fetchCountries } = await import('@sigorta/gateway-client/fetch-countries');
  const bolge = region === null ? null : region === 'europe' ? 'avrupa' : 'dunya';
  const answer = await fetchCountries(gateway, { bolge }, { signal });
  return withGroups(
    region,
    answer.data.map(({ ulkeKodu, ulkeAd }) => entry(ulkeKodu, ulkeAd)),
    book.groups,
  );
};

const nationalities: Source = async (gateway, _, signal) => {
  if (gateway.language !== 'tr') {
    const { loadCountries } = await import('@sigorta/lookups/load-countries');
    const book = await loadCountries(gateway.language);
    return book.foreignNationalities().map(({ code, name }) => entry(code, name));
  }
  const { fetchNationalities } = await import('@sigorta/gateway-client/fetch-nationalities');
  const { data } = await fetchNationalities(gateway, {}, { signal });
  return data.map(({ ulkeKodu, ulkeAdi }) => entry(ulkeKodu, ulkeAdi));
};

const provinces: Source = async () => {
  const list = await import('@sigorta/lookups/provinces');
  return list.provinces.map(({ id, name }) => entry(id, name));
};

const districts: Source = async (gateway, params, signal) => {
  const { fetchDistricts } = await import('@sigorta/gateway-client/fetch-districts');
  const { data } = await fetchDistricts(gateway, { ilId: Number(params.province) }, { signal });
  return data.map(({ ilceId, ilceAdi }) => entry(ilceId, ilceAdi));
};

/** Lists that have a source so far; the others follow with the products that ask for them. */
export const lookupSources: Partial<Record<LookupName, Source>> = {
  countries,
  countriesErasmus: (gateway, _, signal) => countries(gateway, { region: 'europe' }, signal),
  nationalities,
  provinces,
  districts,
};
