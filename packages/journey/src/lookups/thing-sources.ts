import { entry, type Source } from './source.ts';

export const phoneBrands: Source = async (gateway, _, signal) => {
  const { markalar } = await import('@sigorta/contracts/operations/markalar');
  const { data } = await gateway.call(markalar, {}, { signal });
  return data.map(({ id, isim }) => entry(id, isim));
};

/** `name | size` (spec §3). */
export const phoneModels: Source = async (gateway, params, signal) => {
  const { modeller } = await import('@sigorta/contracts/operations/modeller');
  const { data } = await gateway.call(modeller, { id: String(params.brand) }, { signal });
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
  const { dainiBankaList } = await import('@sigorta/contracts/operations/daini-banka-list');
  const list = await gateway.call(dainiBankaList, {}, { signal });
  return list.map(({ Value, Text }) => entry(Value, Text));
};

export const financialInstitutions: Source = async (gateway, _, signal) => {
  const { dainiFinansKurumList } = await import('@sigorta/contracts/operations/daini-finans-kurum-list');
  const list = await gateway.call(dainiFinansKurumList, {}, { signal });
  return list.map(({ Value, Text }) => entry(Value, Text));
};
