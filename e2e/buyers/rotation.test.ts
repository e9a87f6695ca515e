import { inTurn } from '@sigorta/tooling/test/rotation';
import { expect, test } from 'vitest';
import { isLookedAt, languageOfToday, languagesOfToday, pagesLookedAt } from './rotation.ts';

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
