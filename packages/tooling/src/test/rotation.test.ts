import { expect, test } from 'vitest';
import { firstOrAnother, hasItsTurn, inTurn, partOf } from './rotation.ts';

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

test('six days take all of four, every second one the first', () => {
  for (const first of [20_787, 20_788]) {
    const days = Array.from({ length: 6 }, (_, at) => first + at);
    const taken = days.map((day) => firstOrAnother(0, ['tr', 'en', 'ru', 'ar'], { day, isAll: false }));
    expect(new Set(taken.flat()).size).toBe(4);
    expect(taken.filter(([one]) => one === 'tr')).toHaveLength(3);
    expect(taken.every(({ length }) => length === 1)).toBe(true);
  }
  expect(firstOrAnother(1, ['tr', 'en'], { day: 1, isAll: true })).toEqual(['tr', 'en']);
});
