import { beginDate, endDate, region } from '@sigorta/product-kit/fields/travel';
import { expect, test } from 'vitest';
import { sampleProduct } from '../form/sample-product.ts';
import { coverDays } from './cover-days.ts';
import { maskId } from './mask-id.ts';
import { phrasesOf } from './value-words.ts';

const words = { language: 'tr', find: (key: string) => `<${key}>`, listName: () => null } as const;

test('two dates of which the second follows the first become one phrase', () => {
  const values = { region: 'europe', beginDate: '2026-12-12', endDate: '2026-12-23' };
  expect(phrasesOf([region(), beginDate(), endDate()], values, words)).toEqual([
    '<field.destination.europe>',
    '12–23 Aralık 2026',
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
  ['123', '•••'],
])('%s is shown as %s', (id, shown) => {
  expect(maskId(id)).toBe(shown);
});
