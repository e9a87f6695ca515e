import { expect, test } from 'vitest';
import { idsOf, isOn, linesOf, listOfLines } from './setting-value.ts';

test('a switch nobody set stands as it does for all', () => {
  expect(isOn(null, true)).toBe(true);
  expect(isOn(null, false)).toBe(false);
});

test.each([true, 1, '1', 'true'])('%s is on', (value) => expect(isOn(value, false)).toBe(true));
test.each([false, 0, '0', 'no'])('%s is off', (value) => expect(isOn(value, true)).toBe(false));

test('videos are typed one a line and stored as a list', () => {
  const stored = listOfLines(' https://youtu.be/a \n\nhttps://youtu.be/b');
  expect(stored).toBe('["https://youtu.be/a","https://youtu.be/b"]');
  expect(linesOf(stored)).toBe('https://youtu.be/a\nhttps://youtu.be/b');
  expect(listOfLines(' \n')).toBeNull();
  expect(linesOf('{broken')).toBe('{broken');
});

test('ids of categories are read past what is none', () => {
  expect(idsOf('1, 7,x,,-2')).toEqual([1, 7]);
});
