import { entry, type Source } from './source.ts';

export const provinces: Source = async () => {
  const list = await import('@sigorta/lookups/provinces');
  return list.provinces.map(({ id, name }) => entry(id, name));
};

export const districts: Source = async (gateway, params, signal) => {
  const { ilceler } = await import('@sigorta/contracts/operations/ilceler');
  const { data } = await gateway.call(ilceler, { ilId: Number(params.province) }, { signal });
  return data.map(({ ilceId, ilceAdi }) => entry(ilceId, ilceAdi));
};

export const healthDistricts: Source = async (gateway, params, signal) => {
  const { tssIlce } = await import('@sigorta/contracts/operations/tss-ilce');
  const { data } = await gateway.call(tssIlce, { ilId: Number(params.province) }, { signal });
  return data.data.map(({ ilId, ilAdi }) => entry(ilId, ilAdi));
};
