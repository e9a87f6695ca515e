import { entry, type Source } from './source.ts';

export const provinces: Source = async () => {
  const list = await import('@sigorta/lookups/provinces');
  return list.provinces.map(({ id, name }) => entry(id, name));
};

export const districts: Source = async (gateway, params, signal) => {
  const { fetchDistricts } = await import('@sigorta/gateway-client/fetch-districts');
  const { data } = await fetchDistricts(gateway, { ilId: Number(params.province) }, { signal });
  return data.map(({ ilceId, ilceAdi }) => entry(ilceId, ilceAdi));
};

export const healthDistricts: Source = async (gateway, params, signal) => {
  const { fetchHealthDistricts } = await import('@sigorta/gateway-client/fetch-health-districts');
  const { data } = await fetchHealthDistricts(gateway, { ilId: Number(params.province) }, { signal });
  return data.data.map(({ ilId, ilAdi }) => entry(ilId, ilAdi));
};
