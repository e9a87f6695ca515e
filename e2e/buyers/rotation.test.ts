import { expect, test } from 'vitest';
import { inTurn, languagesOfToday } from './rotation.ts';

test('of two ways each day takes one, the other the day after, and two places not the same', () => {
  const ways = ['tr', 'ar'];
  expect(inTurn(0, ways, { day: 20_784 })).toEqual(['tr']);
  expect(inTurn(0, ways, { day: 20_785 })).toEqual(['ar']);
  expect(inTurn(1, ways, { day: 20_784 })).toEqual(['ar']);
  expect(inTurn(1, ways, { day: 20_785 })).toEqual(['tr']);
});

test('of three ways three days take all', () => {
  const days = [20_784, 20_785, 20_786].flatMap((day) => inTurn(2, ['a', 'b', 'c'], { day }));
  expect(days.toSorted()).toEqual(['a', 'b', 'c']);
});

test('Turkish is tried every day, and each other language within three', () => {
  const days = [20_784, 20_785, 20_786].map((day) => languagesOfToday(0, { day }));
  for (const day of days) expect(day).toHaveLength(2);
  expect(days.map(([first]) => first)).toEqual(['tr', 'tr', 'tr']);
  expect(days.map(([, second]) => second).toSorted()).toEqual(['ar', 'en', 'ru']);
});

test('the campaign takes every way and every language', () => {
  expect(inTurn(0, ['tr', 'ar'], { day: 20_784, isAll: true })).toEqual(['tr', 'ar']);
  expect(languagesOfToday(1, { day: 20_784, isAll: true })).toEqual(['tr', 'en', 'ru', 'ar']);
});
