import { countries } from '@sigorta/contracts/operations/countries';
import { dainiBankaList } from '@sigorta/contracts/operations/daini-banka-list';
import { dainiFinansKurumList } from '@sigorta/contracts/operations/daini-finans-kurum-list';
import { ilceler } from '@sigorta/contracts/operations/ilceler';
import { markalar } from '@sigorta/contracts/operations/markalar';
import { modeller } from '@sigorta/contracts/operations/modeller';
import { tssIlce } from '@sigorta/contracts/operations/tss-ilce';
import { uyruk } from '@sigorta/contracts/operations/uyruk';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { languages } from '@sigorta/i18n/language';
import type { FieldValues, LookupName } from '@sigorta/product-kit/field';
import { expect, test } from 'vitest';
import { lookupSources } from './lookup-sources.ts';

const { signal } = new AbortController();
const choices = [{ Value: '12', Text: 'Deneme Bankası' }];
const listed = (data: { ulkeKodu: number; ulkeAd: string }[]) => ({ success: true, message: '', data });

const ask = (gateway = fakeGateway(), name: LookupName, params: FieldValues = {}) =>
  lookupSources[name](gateway, params, signal);

test('districts are asked for with the number of their province', async () => {
  const gateway = fakeGateway();
  gateway.answer(ilceler, { data: [{ ilceId: 1421, ilceAdi: 'Kadıköy' }] });
  expect(await ask(gateway, 'districts', { province: '34' })).toEqual([{ value: '1421', label: 'Kadıköy' }]);
  expect(gateway.calls(ilceler)).toEqual([{ ilId: 34 }]);
});

test('the health insurers’ districts lie one level deeper', async () => {
  const gateway = fakeGateway();
  gateway.answer(tssIlce, { data: { data: [{ ilId: 7, ilAdi: 'Kartal' }] } });
  expect(await ask(gateway, 'healthDistricts', { province: 34 })).toEqual([{ value: '7', label: 'Kartal' }]);
});

test('phones: brands, then the models of one with their storage', async () => {
  const gateway = fakeGateway();
  gateway.answer(markalar, { data: [{ id: 3, isim: 'Marka' }] });
  gateway.answer(modeller, { data: [{ id: 7, isim: 'Model', cep_depolama: { boyut: '128 GB' } }] });
  expect(await ask(gateway, 'phoneBrands')).toEqual([{ value: '3', label: 'Marka' }]);
  expect(await ask(gateway, 'phoneModels', { brand: '3' })).toEqual([
    { value: '7', label: 'Model | 128 GB' },
  ]);
  expect(gateway.calls(modeller)).toEqual([{ id: '3' }]);
});

test('banks and financial institutions come as bare choices', async () => {
  const gateway = fakeGateway();
  gateway.answer(dainiBankaList, choices);
  gateway.answer(dainiFinansKurumList, choices);
  const entries = [{ value: '12', label: 'Deneme Bankası' }];
  expect(await ask(gateway, 'banks')).toEqual(entries);
  expect(await ask(gateway, 'financialInstitutions')).toEqual(entries);
});

test.each([
  ['europe', 'avrupa'],
  ['other', 'dunya'],
  [undefined, null],
])('countries of region %s are asked for as %s', async (region, bolge) => {
  const gateway = fakeGateway();
  gateway.answer(countries, listed([{ ulkeKodu: 276, ulkeAd: 'Almanya' }]));
  await ask(gateway, 'countries', { region });
  expect(gateway.calls(countries)).toEqual([{ bolge }]);
});

test('a country is called as the gateway calls it, and one that it cannot take is not offered', async () => {
  const gateway = fakeGateway();
  gateway.answer(
    countries,
    listed([
      { ulkeKodu: 276, ulkeAd: 'Almanya Federal Cumhuriyeti' },
      { ulkeKodu: 840, ulkeAd: 'ABD' },
    ]),
  );
  const entries = await ask(gateway, 'countries', { region: 'europe' });
  expect(entries).toContainEqual({ value: '276', label: 'Almanya Federal Cumhuriyeti' });
  expect(entries.filter(({ value }) => ['840', '792', '998', '999'].includes(value))).toEqual([]);
});

test('a group of countries stands before its countries, once', async () => {
  const gateway = fakeGateway();
  gateway.answer(
    countries,
    listed([
      { ulkeKodu: 276, ulkeAd: 'Almanya' },
      { ulkeKodu: 996, ulkeAd: 'Schengen' },
    ]),
  );
  const values = (await ask(gateway, 'countries', { region: 'europe' })).map(({ value }) => value);
  expect(values.filter((value) => value === '996')).toHaveLength(1);
  expect(values.indexOf('996')).toBeLessThan(values.indexOf('276'));
});

test('a stay abroad is in one country and not in Türkiye', async () => {
  const gateway = fakeGateway();
  gateway.answer(
    countries,
    listed([
      { ulkeKodu: 276, ulkeAd: 'Almanya' },
      { ulkeKodu: 792, ulkeAd: 'Türkiye' },
    ]),
  );
  const values = (await ask(gateway, 'countriesErasmus')).map(({ value }) => value);
  expect(values).toContain('276');
  expect(values.filter((value) => ['792', '996', '997'].includes(value))).toEqual([]);
});

test('nationalities in Turkish come from the gateway', async () => {
  const gateway = fakeGateway();
  gateway.answer(uyruk, { data: [{ ulkeKodu: 276, ulkeAdi: 'Alman' }] });
  expect(await ask(gateway, 'nationalities')).toContainEqual({ value: '276', label: 'Alman' });
});

test.each(languages.filter((language) => language !== 'tr'))(
  'countries and nationalities in %s are built in: no gateway is asked',
  async (language) => {
    const gateway = fakeGateway(language);
    expect((await ask(gateway, 'countries', { region: 'europe' })).length).toBeGreaterThan(20);
    expect((await ask(gateway, 'nationalities')).length).toBeGreaterThan(100);
    expect(gateway.calls(countries)).toEqual([]);
    expect(gateway.calls(uyruk)).toEqual([]);
  },
);

test.each([
  ['provinces', {}, 81],
  ['petBreeds', { species: 'cat' }, 5],
  ['petBreeds', { species: 'dog' }, 5],
  ['occupations', {}, 5],
  ['greenCardCountries', {}, 10],
] as const)('%s %j are built in', async (name, params, least) => {
  const entries = await ask(fakeGateway(), name, params);
  expect(entries.length).toBeGreaterThanOrEqual(least);
  expect(new Set(entries.map(({ value }) => value)).size).toBe(entries.length);
});

test('a list that cannot be had rejects', async () => {
  const gateway = fakeGateway();
  gateway.refuse(markalar, 'upstream-unavailable');
  await expect(ask(gateway, 'phoneBrands')).rejects.toMatchObject({ code: 'upstream-unavailable' });
});
