import { expect, test } from 'vitest';
import { matchOptions, prepareSearch, writtenOption } from './list-match.ts';

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

test('names are folded once, and a list that was made ready is not folded at a key', () => {
  let read = 0;
  const list = ['Ganimet', 'Mete', 'Ahmet'].map((label) => ({
    value: label,
    label,
    get keywords() {
      read += 1;
      return '';
    },
  }));
  prepareSearch(list);
  expect(read).toBe(3);
  expect(matchOptions(list, 'm')).toHaveLength(3);
  expect(matchOptions(list, 'met').map(({ label }) => label)).toEqual(['Mete', 'Ganimet', 'Ahmet']);
  expect(read).toBe(3);
});

test('what is written in full is an option, and what one alone is called too', () => {
  const list = ['Kadıköy, İstanbul', 'Ereğli, Konya', 'Ereğli, Zonguldak'].map((label) => ({
    value: label,
    label,
    called: label.split(',')[0],
  }));
  const written = (text: string) => writtenOption(list, text)?.label;
  expect(['kadıköy istanbul', 'KADIKOY', 'ereğli, zonguldak'].map(written)).toEqual([
    'Kadıköy, İstanbul',
    'Kadıköy, İstanbul',
    'Ereğli, Zonguldak',
  ]);
  expect(['Ereğli', 'Kadı', 'İstanbul', ' ', ''].map(written)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
