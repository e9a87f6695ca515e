import { type PartnerSettings, partnerSettingsSchema } from '@sigorta/contracts/partner';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { brandOf } from './brand-of.ts';
import { ignoredSettings } from './ignored-settings.ts';

const catalogue = [
  { id: 'foreign-travel', categoryName: 'Yurt Dışı' },
  { id: 'dask', categoryName: 'DASK' },
];
const categories = [
  { id: 1, kategori_ismi: 'Yurt Dışı' },
  { id: 2, kategori_ismi: 'DASK' },
];
type Given = Partial<Record<keyof PartnerSettings, unknown>>;

const settingsOf = (given: Given) => v.parse(partnerSettingsSchema, given);
const homeWith = (given: Given) =>
  brandOf({ id: 'p', settings: settingsOf(given) }, categories, catalogue).home;
const ignoredOf = (given: Given) =>
  ignoredSettings(
    settingsOf(given),
    {
      categories: new Set([1, 2]),
      products: new Set(given.kategori_id === '2' ? ['dask'] : ['foreign-travel', 'dask']),
    },
    { endpointOrigins: [], publicUrl: 'https://site.example' },
  );

test.each<[string, Given]>([
  ['who never set any of it', {}],
  ['who chose ours by name', { anaSayfa_duzen: 'carsi' }],
  ['a word that names no arrangement', { anaSayfa_duzen: 'vitrin' }],
  ['a word of every object', { anaSayfa_duzen: 'constructor', anaSayfa_bolumler: 'toString,urunler' }],
  ['a list without the products', { anaSayfa_bolumler: 'sorular,adimlar' }],
  ['a section twice', { anaSayfa_bolumler: 'urunler,sorular,urunler' }],
  ['a section that nobody knows', { anaSayfa_bolumler: 'urunler,footer' }],
  ['a product where none stands alone', { anaSayfa_urun: 'dask' }],
])('the home is ours for %s', (_who, given) => {
  expect(homeWith(given)).toBeUndefined();
});

test('a row of before the settings came has the home of before', () => {
  const settings = { brand_name: 'Eski' } as PartnerSettings;
  expect(brandOf({ id: 'p', settings }, categories, catalogue)).not.toHaveProperty('home');
});

test.each<[Given, object]>([
  [{ anaSayfa_duzen: 'fiyatlar' }, { arrangement: 'prices', product: null, sections: null }],
  [{ anaSayfa_duzen: ' hikaye ' }, { arrangement: 'story', product: null, sections: null }],
  [
    { anaSayfa_duzen: 'urun', anaSayfa_urun: 'dask' },
    { arrangement: 'product', product: 'dask', sections: null },
  ],
  [{ anaSayfa_duzen: 'urun' }, { arrangement: 'product', product: null, sections: null }],
  [
    { anaSayfa_duzen: 'urun', anaSayfa_urun: 'kasko' },
    { arrangement: 'product', product: null, sections: null },
  ],
  [
    { anaSayfa_duzen: 'urun', anaSayfa_urun: 'foreign-travel', kategori_id: '2' },
    { arrangement: 'product', product: null, sections: null },
  ],
  [
    { anaSayfa_bolumler: 'sorular, urunler,adimlar' },
    { arrangement: 'bazaar', product: null, sections: ['questions', 'products', 'steps'] },
  ],
])('%j gives %j', (given, home) => {
  expect(homeWith(given)).toEqual(home);
});

test.each<[Given, string[]]>([
  [{ anaSayfa_duzen: 'vitrin' }, ['anaSayfa_duzen']],
  [{ anaSayfa_duzen: 'story' }, ['anaSayfa_duzen']],
  [{ anaSayfa_bolumler: 'sorular' }, ['anaSayfa_bolumler']],
  [{ anaSayfa_bolumler: 'urunler,,sorular' }, ['anaSayfa_bolumler']],
  [{ anaSayfa_urun: 'kasko' }, ['anaSayfa_urun']],
  [{ anaSayfa_urun: 'foreign-travel', kategori_id: '2' }, ['anaSayfa_urun']],
  [{ anaSayfa_duzen: 'urun', anaSayfa_urun: 'dask', anaSayfa_bolumler: 'urunler' }, []],
  [{ anaSayfa_duzen: '', anaSayfa_urun: null }, []],
])('of %j the panel is told %j', (given, ignored) => {
  expect(ignoredOf(given)).toEqual(ignored);
});

test('whatever is written, the products stand in the list once', () => {
  const word = fc.constantFrom('urunler', 'sorular', 'adimlar', 'neden', '', 'x', '__proto__');
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const sections = homeWith({ anaSayfa_bolumler: words.join(',') })?.sections;
      if (sections) expect(sections.filter((name) => name === 'products')).toHaveLength(1);
    }),
  );
});
