import { expect, test } from 'vitest';
import { latenessAfter } from './load.ts';

const after = (looks: readonly number[]): number => looks.reduce(latenessAfter, 0);
const times = (count: number, late: number): number[] => Array.from({ length: count }, () => late);

test('one long pause is no rush, a second of lateness is', () => {
  expect(after([0, 3000, 0, 0])).toBeLessThan(500);
  expect(after(times(22, 600))).toBeGreaterThan(500);
});

test('it is over when timers come in time again', () => {
  expect(after([...times(100, 2000), ...times(20, 0)])).toBeLessThan(500);
});

test('a timer that comes early is not late', () => {
  expect(after(times(10, -5))).toBe(0);
});
