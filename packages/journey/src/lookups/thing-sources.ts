import { entry, type Source } from './source.ts';

export const phoneBrands: Source = async (gateway, _, signal) => {
  const { fetchPhoneBrands } = await import('@sigorta/gateway-client/fetch-phone-brands');
  const { data } = await fetchPhoneBrands(gateway, {}, { signal });
  return data.map(({ id, isim }) => entry(id, isim));
};

/** `name | size` (spec §3). */
export const phoneModels: Source = async (gateway, params, signal) => {
  const { fetchPhoneModels } = await import('@sigorta/gateway-client/fetch-phone-models');
  const { data } = await fetchPhoneModels(gateway, { id: String(params.brand) }, { signal });
  return data.map(({ id, isim, cep_depolama }) => entry(id, `${isim} | ${cep_depolama.boyut}`));
};

export const petBreeds: Source = async (gateway, params) => {
  const { loadBreeds } = await import('@sigorta/lookups/load-breeds');
  const breeds = await loadBreeds(params.species === 'cat' ? 'cat' : 'dog', gateway.language);
  return breeds.map(({ code, name }) => entry(code, name));
};

export const occupations: Source = async (gateway) => {
  const { loadOccupations } = await import('@sigorta/lookups/load-occupations');
  const list = await loadOccupations(gateway.language);
  return list.map(({ code, name }) => entry(code, name));
};

export const banks: Source = async (gateway, _, signal) => {
  const { fetchBanks } = await import('@sigorta/gateway-client/fetch-banks');
  const list = await fetchBanks(gateway, {}, { signal });
  return list.map(({ Value, Text }) => entry(Value, Text));
};

export const financialInstitutions: Source = async (gateway, _, signal) => {
  const { fetchFinancialInstitutions } = await import('@sigorta/gateway-client/fetch-financial-institutions');
  const list = await fetchFinancialInstitutions(gateway, {}, { signal });
  return list.map(({ Value, Text }) => entry(Value, Text));
};
