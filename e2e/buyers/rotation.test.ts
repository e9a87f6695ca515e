import { expect, test } from 'vitest';
import {
  hasItsTurn,
  inTurn,
  isLookedAt,
  languageOfToday,
  languagesOfToday,
  pagesLookedAt,
  partOf,
} from './rotation.ts';

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

test('two days take each of many once, neighbours on different days, and the campaign takes all on one', () => {
  const all = ['a', 'b', 'c', 'd', 'e'];
  expect(partOf(2, all, { day: 20_784, isAll: false })).toEqual(['a', 'c', 'e']);
  expect(partOf(2, all, { day: 20_785, isAll: false })).toEqual(['b', 'd']);
  expect(partOf(2, all, { day: 20_784, isAll: true })).toEqual(all);
});

test('sixteen days look at each page of the panel in both languages on both screens', () => {
  const days = Array.from({ length: 16 }, (_, later) => 20_784 + later);
  const looks = days.flatMap((day) =>
    (['tr', 'ar'] as const).flatMap((language) =>
      [390, 1280]
        .filter((width) => isLookedAt(language, width, day))
        .flatMap((width) =>
          pagesLookedAt(['a', 'b', 'c', 'd', 'e'], day).map((page) => `${page} ${language} ${width}`),
        ),
    ),
  );
  expect(looks).toHaveLength(20);
  expect(new Set(looks).size).toBe(20);
});

test('of two journeys that are alike each day walks one, two days both, and the campaign both on one', () => {
  const walked = (day: number, isAll = false) => [0, 1].filter((place) => hasItsTurn(place, { day, isAll }));
  expect(walked(20_784)).toEqual([0]);
  expect(walked(20_785)).toEqual([1]);
  expect(walked(20_784, true)).toEqual([0, 1]);
});

test('a journey of every second day takes each of its ways in turn, whichever days are its own', () => {
  for (const first of [20_784, 20_785]) {
    const ways = [0, 2, 4, 6].map((later) =>
      inTurn(0, ['tr', 'ar'], { day: Math.floor((first + later) / 2) }),
    );
    expect(ways.flat()).toEqual([...ways.slice(0, 2).flat(), ...ways.slice(0, 2).flat()]);
    expect(new Set(ways.flat()).size).toBe(2);
  }
});

test('Turkish is tried every day, and each other language within three', () => {
  const days = [20_784, 20_785, 20_786].map((day) => languagesOfToday(0, { day }));
  for (const day of days) expect(day).toHaveLength(2);
  expect(days.map(([first]) => first)).toEqual(['tr', 'tr', 'tr']);
  expect(days.map(([, second]) => second).toSorted()).toEqual(['ar', 'en', 'ru']);
});

test('one language a day is Turkish every second day, and six days take each other one once', () => {
  const days = [20_784, 20_785, 20_786, 20_787, 20_788, 20_789];
  const even = days.map((day) => languageOfToday(0, { day, isAll: false }).join());
  expect([even[0], even[2], even[4]]).toEqual(['tr', 'tr', 'tr']);
  expect([even[1], even[3], even[5]].toSorted()).toEqual(['ar', 'en', 'ru']);
  const odd = days.map((day) => languageOfToday(1, { day, isAll: false }).join());
  expect([odd[1], odd[3], odd[5]]).toEqual(['tr', 'tr', 'tr']);
  expect([odd[0], odd[2], odd[4]].toSorted()).toEqual(['ar', 'en', 'ru']);
});

test('the campaign takes every way and every language', () => {
  expect(inTurn(0, ['tr', 'ar'], { day: 20_784, isAll: true })).toEqual(['tr', 'ar']);
  expect(languagesOfToday(1, { day: 20_784, isAll: true })).toEqual(['tr', 'en', 'ru', 'ar']);
  expect(languageOfToday(1, { day: 20_784, isAll: true })).toEqual(['tr', 'en', 'ru', 'ar']);
});
