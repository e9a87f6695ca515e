import { expect, test } from 'vitest';
import { matchOptions } from './list-match.ts';

const options = [
  'Almanya',
  'Irak',
  'İsviçre',
  'Çin',
  'Türkiye',
  'Güney Afrika',
  'الإمارات',
  'Республика Корея',
].map((label) => ({ value: label, label }));
const found = (query: string) => matchOptions(options, query).map(({ label }) => label);

test.each([
  ['turkiye', 'Türkiye'],
  ['TÜRKİYE', 'Türkiye'],
  ['irak', 'Irak'],
  ['ırak', 'Irak'],
  ['isvicre', 'İsviçre'],
  ['cin', 'Çin'],
  ['afrika', 'Güney Afrika'],
  ['الامارات', 'الإمارات'],
  ['корея', 'Республика Корея'],
])('%s finds %s', (query, expected) => {
  expect(found(query)).toContain(expected);
});

test('an empty search shows the whole list in its order', () => {
  expect(found(' ')).toEqual(options.map(({ label }) => label));
});

test('beginnings come before middles', () => {
  const list = ['Ganimet', 'Mete', 'Ahmet'].map((label) => ({ value: label, label }));
  expect(matchOptions(list, 'met')[0]?.label).toBe('Mete');
});

test('keywords are searched too', () => {
  expect(matchOptions([{ value: 'TR', label: 'Türkiye', keywords: '+90 90' }], '+90')).toHaveLength(1);
});
