import { expect, test } from 'vitest';
import type { Field } from './field.ts';
import { isVisible, visibleFields } from './visible-fields.ts';

const text = (name: string, when?: Field['when']): Field => ({
  kind: 'text',
  name,
  wire: name,
  ...(when ? { when } : {}),
});

test('a field without a condition is always there', () => {
  expect(isVisible(text('a'), {})).toBe(true);
});

test.each([
  ['yes', true],
  ['no', false],
  [undefined, false],
  [null, false],
  [1, false],
])('a field that waits for "yes" or true: %j shows it: %j', (value, shown) => {
  expect(isVisible(text('b', { field: 'a', is: ['yes', true] }), { a: value })).toBe(shown);
});

test('a box never touched counts as not ticked', () => {
  expect(isVisible(text('b', { field: 'a', is: [false] }), {})).toBe(true);
});

test('a field hidden by a hidden field stays hidden, though its value would show it', () => {
  const fields = [text('a'), text('b', { field: 'a', is: ['1'] }), text('c', { field: 'b', is: ['2'] })];
  const names = (a: string) => visibleFields(fields, { a, b: '2' }).map(({ name }) => name);
  expect(names('1')).toEqual(['a', 'b', 'c']);
  expect(names('0')).toEqual(['a']);
});
