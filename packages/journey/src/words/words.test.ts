import type { Field } from '@sigorta/product-kit/field';
import { birthDate } from '@sigorta/product-kit/fields/person';
import { province } from '@sigorta/product-kit/fields/place';
import { beginDate, endDate, region } from '@sigorta/product-kit/fields/travel';
import { plate } from '@sigorta/product-kit/fields/vehicle';
import { describe, expect, test } from 'vitest';
import { sampleProduct } from '../testing/sample-product.ts';
import { coverDays, coverOfOffer } from './cover-days.ts';
import { maskId } from './mask-id.ts';
import { phrasesOf, wordsOf } from './value-words.ts';

const words = { language: 'tr', find: (key: string) => `<${key}>`, listName: () => null } as const;

test('two dates of which the second follows the first become one phrase', () => {
  const values = { region: 'europe', beginDate: '2026-12-12', endDate: '2026-12-23' };
  expect(phrasesOf([region(), beginDate(), endDate()], values, words)).toEqual([
    '<field.destination.europe>',
    '12–23 Aralık 2026',
  ]);
});

test('a yes, a no and a bare number are said with their question', () => {
  const options = [
    { value: 'yes', wire: 'E' },
    { value: 'no', wire: 'H' },
  ];
  const fields: Field[] = [
    { kind: 'checkbox', name: 'isNew', wire: 'yeni' },
    { kind: 'choice', name: 'birth', wire: 'dogum', options },
    { kind: 'number', name: 'age', wire: 'yas' },
    { kind: 'number', name: 'area', wire: 'alan', unit: 'm²' },
    plate(),
  ];
  const values = { isNew: true, birth: 'no', age: 3, area: 85, plate: '34ABC123' };
  const find = (key: string) => (key === 'field.birth' ? 'Doğum?' : `<${key}>`);
  expect(phrasesOf(fields, values, { ...words, find })).toEqual([
    '<field.isNew>: <value.yes>',
    'Doğum? <field.birth.no>',
    '<field.age>: 3',
    '85 m²',
    '34 ABC 123',
  ]);
});

test('what is not answered is not said', () => {
  expect(
    phrasesOf([region(), beginDate(), endDate()], { region: '', beginDate: '2026-12-12' }, words),
  ).toEqual(['12 Aralık 2026']);
});

test('both days of a trip count', () => {
  const product = {
    ...sampleProduct,
    steps: [{ id: 'a', kind: 'fields' as const, fields: [beginDate(), endDate()] }],
  };
  expect(coverDays(product, { beginDate: '2026-12-12', endDate: '2026-12-23' })?.days).toBe(12);
  expect(coverDays(product, { beginDate: '2026-12-23', endDate: '2026-12-12' })?.days).toBeNull();
});

test.each([
  ['10000000146', '100••••••46'],
  ['U12345678', 'U12••••78'],
  ['1234567', '123••67'],
  ['123456', '••••••'],
  ['123', '•••'],
])('%s is shown as %s', (id, shown) => {
  expect(maskId(id)).toBe(shown);
});

describe('cover as far as a form tells it', () => {
  const asking = (...fields: Field[]) => ({
    ...sampleProduct,
    steps: [{ id: 'a', kind: 'fields' as const, fields }],
  });
  const both = asking(beginDate(), endDate());
  const day = '2026-12-12';

  test.each([
    ['a day', { beginDate: day, endDate: day }, { from: day, to: day, days: 1 }],
    ['a beginning', { beginDate: day }, { from: day, to: null, days: null }],
    ['an end', { endDate: day }, { from: null, to: day, days: null }],
    ['what is no date', { beginDate: 'soon', endDate: 7 }, { from: null, to: null, days: null }],
  ])('of %s', (_, values, told) => {
    expect(coverDays(both, values)).toEqual({ fromField: 'beginDate', toField: 'endDate', ...told });
  });

  test('of a product with one date, and of one with none', () => {
    const one = { fromField: 'beginDate', toField: null, from: day, to: null, days: null };
    expect(coverDays(asking(beginDate()), { beginDate: day })).toEqual(one);
    expect(coverDays(asking(region()), {})).toBeNull();
  });

  test('gives way to what the insurer named, and is nothing with one end alone', () => {
    const cover = { firstDay: '2026-12-13', lastDay: '2026-12-20' };
    const asked = { beginDate: day, endDate: '2026-12-23' };
    expect(coverOfOffer(both, { cover }, asked)).toEqual(cover);
    expect(coverOfOffer(both, {}, asked)).toEqual({ firstDay: day, lastDay: '2026-12-23' });
    expect(coverOfOffer(both, {}, { beginDate: day })).toBeNull();
    expect(coverOfOffer(both, {}, { endDate: day })).toBeNull();
    expect(coverOfOffer(asking(region()), {}, {})).toBeNull();
  });
});

describe('an answer in words', () => {
  const size: Field = {
    kind: 'select',
    name: 'size',
    wire: 'boyut',
    options: [
      { value: 'no', wire: 0 },
      { value: 'large', wire: 2 },
    ],
  };
  const box: Field = { kind: 'checkbox', name: 'isNew', wire: 'yeni' };
  const area: Field = { kind: 'number', name: 'area', wire: 'alan', unit: 'm²' };
  const listName = (_: Field, value: string) => (value === '34' ? 'İstanbul' : null);

  test.each<[string, Field, string | number | boolean | undefined, string | null]>([
    ['an option', size, 'large', '<field.size.large>'],
    ['an option that is none', size, 'huge', null],
    ['a birth date', birthDate(), '1990-07-05', '5 Temmuz 1990'],
    ['a date', beginDate(), '2026-12-12', '12 Aralık 2026'],
    ['a date that is none', beginDate(), 'soon', null],
    ['a ticked box', box, true, '<value.yes>'],
    ['a box that is not', box, false, '<value.no>'],
    ['an entry of a list', province(), '34', 'İstanbul'],
    ['an entry that is not known yet', province(), '35', null],
    ['a number with its unit', area, '1500', '1.500 m²'],
    ['a number that is typed by half', area, '1,', null],
    ['nothing', box, undefined, null],
    ['an empty text', { kind: 'text', name: 'note', wire: 'not' }, '', null],
  ])('of %s', (_, field, value, said) => {
    expect(wordsOf(field, value, { ...words, listName })).toBe(said);
  });

  test('stands alone where its options say more than yes and no', () => {
    expect(phrasesOf([size], { size: 'no' }, words)).toEqual(['<field.size.no>']);
  });

  test('of two dates is a range only where the second hangs on the first, and is no earlier', () => {
    const said = (from: string | undefined, to: string | undefined, last: Field = endDate()) =>
      phrasesOf([beginDate(), last], { beginDate: from, endDate: to }, words);
    const day = '2026-12-12';
    expect(said(day, day)).toHaveLength(1);
    expect(said('2026-12-23', day)).toEqual(['23 Aralık 2026', '12 Aralık 2026']);
    expect(said('soon', day)).toEqual(['12 Aralık 2026']);
    expect(said(day, 'soon')).toEqual(['12 Aralık 2026']);
    expect(said(undefined, day)).toEqual(['12 Aralık 2026']);
    expect(said(day, '2026-12-23', endDate({ notBefore: 'other' }))).toHaveLength(2);
    const text: Field = { kind: 'text', name: 'endDate', wire: 'x' };
    expect(said(day, '2026-12-23', text)).toEqual(['12 Aralık 2026', '2026-12-23']);
  });
});
