import { expect, test } from 'vitest';
import { idsOf, isOn } from './setting-value.ts';

test('a switch nobody set stands as it does for all', () => {
  expect(isOn(null, true)).toBe(true);
  expect(isOn(null, false)).toBe(false);
});

test.each([true, 1, '1', 'true'])('%s is on', (value) => expect(isOn(value, false)).toBe(true));
test.each([false, 0, '0', 'no'])('%s is off', (value) => expect(isOn(value, true)).toBe(false));

test('ids of categories are read past what is none', () => {
  expect(idsOf('1, 7,x,,-2')).toEqual([1, 7]);
});
