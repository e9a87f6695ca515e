import { expect, test } from 'vitest';
import { formatList } from './list.ts';

test.each([
  ['tr', 'Ayşe, Ali ve Can'],
  ['en', 'Ayşe, Ali and Can'],
  ['ru', 'Ayşe, Ali и Can'],
  ['ar', 'Ayşe وAli وCan'],
] as const)('names in a row in %s', (language, joined) => {
  expect(formatList(['Ayşe', 'Ali', 'Can'], language).replace(/[،\u2068\u2069]/g, '')).toBe(joined);
});

test('one name stands alone, none is nothing', () => {
  expect([formatList(['Ayşe'], 'ar'), formatList([], 'tr')]).toEqual(['Ayşe', '']);
});
