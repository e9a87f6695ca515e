import { entry, type Source } from './source.ts';

/** Turkish lists come from the gateway, the other languages' are built in (spec §7). */
export const countries: Source = async (gateway, params, signal) => {
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
  const { countries: asked } = await import('@sigorta/contracts/operations/countries');
  const bolge = region === null ? null : region === 'europe' ? 'avrupa' : 'dunya';
  const answer = await gateway.call(asked, { bolge }, { signal });
  return withGroups(
    region,
    answer.data.map(({ ulkeKodu, ulkeAd }) => entry(ulkeKodu, ulkeAd)),
    book.groups,
  );
};

/** The Europe list without its groups: a stay has one country, and Türkiye is where it begins (spec §3). */
export const countriesErasmus: Source = async (gateway, _, signal) => {
  const { isCountryGroup, turkeyCode } = await import('@sigorta/lookups/country-codes');
  const listed = await countries(gateway, { region: 'europe' }, signal);
  return listed.filter(({ value }) => !isCountryGroup(Number(value)) && Number(value) !== turkeyCode);
};

export const nationalities: Source = async (gateway, _, signal) => {
  if (gateway.language !== 'tr') {
    const { loadCountries } = await import('@sigorta/lookups/load-countries');
    const book = await loadCountries(gateway.language);
    return book.foreignNationalities().map(({ code, name }) => entry(code, name));
  }
  const { uyruk } = await import('@sigorta/contracts/operations/uyruk');
  const { data } = await gateway.call(uyruk, {}, { signal });
  return data.map(({ ulkeKodu, ulkeAdi }) => entry(ulkeKodu, ulkeAdi));
};

/** Countries of the green card system without Türkiye, where the vehicle comes from; built in, in every language. */
export const greenCardCountries: Source = async (gateway) => {
  const { loadCountries } = await import('@sigorta/lookups/load-countries');
  const { greenCardCountryCodes } = await import('@sigorta/lookups/green-card-countries');
  const book = await loadCountries(gateway.language);
  return book
    .foreignNationalities()
    .filter(({ code }) => greenCardCountryCodes.includes(code))
    .map(({ code, name }) => entry(code, name));
};
