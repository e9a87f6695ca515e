import { languages } from '@sigorta/i18n/language';
import { expect, test } from 'vitest';
import { languageOfToday, partOf } from './rotation.ts';

const daysFrom = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at);

test('so many days take each of many alike once', () => {
  const all = Array.from({ length: 17 }, (_, at) => at);
  const taken = daysFrom(20_787, 3).flatMap((day) => partOf(3, all, { day, isAll: false }));
  expect(taken.toSorted((a, b) => a - b)).toEqual(all);
  expect(partOf(3, all, { day: 1, isAll: true })).toEqual(all);
});

test('six days speak every language, every second one Turkish', () => {
  for (const first of [20_787, 20_788]) {
    const spoken = daysFrom(first, 6).map((day) => languageOfToday({ day, isAll: false }));
    expect(new Set(spoken.flat())).toEqual(new Set(languages));
    expect(spoken.filter(([one]) => one === 'tr')).toHaveLength(3);
    expect(spoken.every(({ length }) => length === 1)).toBe(true);
  }
  expect(languageOfToday({ isAll: true })).toEqual(languages);
});
