import { isSwitchOn } from '@sigorta/contracts/partner-settings/partner-settings';
import { expect, test } from 'vitest';
import { categoriesProblem } from './CategoryChoice.tsx';
import { idsOf } from './setting-value.ts';

test('a switch nobody set stands as it does for all', () => {
  expect(isSwitchOn(null, true)).toBe(true);
  expect(isSwitchOn(undefined, false)).toBe(false);
});

/* the pages take everything for yes that is not nought (spec §6); the form shows what the pages do */
test.each([true, 1, '1', 'true', 2, '2', -1, 'no', 'hayır'])('%j is on', (value) =>
  expect(isSwitchOn(value, false)).toBe(true),
);
test.each([false, 0, '0', 'false', ' False ', ''])('%j is off', (value) =>
  expect(isSwitchOn(value, true)).toBe(false),
);

test('ids of categories are read past what is none', () => {
  expect(idsOf('1, 7,x,,-2')).toEqual([1, 7]);
});

test('a list of categories that leaves nothing is told apart from one with a stray entry', () => {
  const categories = [
    { id: 1, name: 'Yurt Dışı', products: ['Yurt dışı seyahat'] },
    { id: 2, name: 'Eski', products: [] },
  ];
  expect(categoriesProblem('999', categories)).toBe('wrong.categories.all');
  expect(categoriesProblem('2', categories)).toBe('wrong.categories.all');
  expect(categoriesProblem('1,999', categories)).toBe('wrong.categories');
});
