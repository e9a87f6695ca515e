import { districts } from '@sigorta/lookups/districts';
import { expect, test } from 'vitest';
import { control, get, started } from '../testing/started.ts';
import { districtsOf, provinces } from './lists.ts';

test('81 provinces in plate order', () => {
  expect(provinces.map(({ ilId }) => ilId)).toEqual(Array.from({ length: 81 }, (_, index) => index + 1));
  expect(provinces[33]).toEqual({ ilId: 34, ilAdi: 'İstanbul' });
});

test('the districts have the ids of the built-in list', () => {
  const ours = provinces.flatMap(({ ilId }) =>
    districtsOf(ilId).map(({ ilceId, ilceAdi }) => ({ id: ilceId, provinceId: ilId, name: ilceAdi })),
  );
  expect(ours).toEqual(districts);
});

test('districts of a province, and 404 for a province that does not exist', async () => {
  const { urls } = await started();
  const { body } = await get(`${urls.main}/uavt/ilceler?ilId=34`);
  expect(body.data).toHaveLength(39);
  expect(body.data[0]).toEqual({ ilceId: 3401, ilceAdi: 'Adalar' });
  for (const bad of ['0', '82', '', 'x', '1.5']) {
    expect((await get(`${urls.main}/uavt/ilceler?ilId=${bad}`)).status).toBe(404);
  }
});

test('health insurers list the same districts under their own keys', async () => {
  const { urls } = await started();
  const { body } = await get(`${urls.main}/uavt/saglik-ilceleri?ilId=34`);
  expect(body.data).toHaveLength(39);
  expect(body.data[0]).toEqual({ ilId: 3401, ilAdi: 'Adalar' });
});

test('brands, and models of a brand with their storage', async () => {
  const { urls } = await started();
  expect((await get(`${urls.main}/uavt/markalar`)).body.data[0]).toEqual({ id: 1, isim: 'Apple' });
  const { data } = (await get(`${urls.main}/uavt/modeller?markaId=1`)).body;
  expect(data[0]).toEqual({ id: 1, isim: 'iPhone 11', cep_depolama: { boyut: '64 GB' } });
  expect((await get(`${urls.main}/uavt/modeller?markaId=99`)).status).toBe(404);
});

test('banks and finance houses are choices with a value and a text', async () => {
  const { urls } = await started();
  for (const [path, count] of [
    ['bankalar', 50],
    ['finans-kurumlari', 26],
  ] as const) {
    const { data } = (await get(`${urls.main}/uavt/${path}`)).body;
    expect(data).toHaveLength(count);
    expect(Object.keys(data[0])).toEqual(['Value', 'Text']);
  }
});

test('Kosovo is 994 in the list of Europe and 999 in that of the world', async () => {
  const { urls } = await started();
  const kosovo = async (path: string) => {
    const { data } = (await get(`${urls.main}${path}`)).body;
    return data.find(({ ulkeAd }: { ulkeAd: string }) => ulkeAd === 'Kosova').ulkeKodu;
  };
  expect(await kosovo('/ulkeler?bolge=avrupa')).toBe(994);
  expect(await kosovo('/uavt/ulkeler?bolge=dunya')).toBe(999);
  expect((await get(`${urls.main}/ulkeler`)).body.data).toHaveLength(251);
});

test('nationalities carry the other key, and the register can be down', async () => {
  const sandbox = await started();
  const { data } = (await get(`${sandbox.urls.main}/uyruklar`)).body;
  expect(data).toContainEqual({ ulkeKodu: 276, ulkeAdi: 'Almanya' });
  await control(sandbox, 'address', { fault: 'down' });
  expect((await get(`${sandbox.urls.main}/uyruklar`)).status).toBe(503);
});
