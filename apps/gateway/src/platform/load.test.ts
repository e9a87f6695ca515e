import { afterEach, expect, test, vi } from 'vitest';
import { createLoad, latenessAfter } from './load.ts';

afterEach(() => vi.useRealTimers());

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

const somebody = { ip: '127.0.0.1', isAhead: false, gone: () => new AbortController().signal };

test('a process that nobody visits does not look, and looks again at the first visitor', async () => {
  vi.useFakeTimers();
  const load = createLoad(500, () => 0.02);
  expect(vi.getTimerCount()).toBe(0);
  expect(await load.mayBegin(somebody)).toBe(true);
  expect(vi.getTimerCount()).toBe(2);
  vi.advanceTimersByTime(1_900);
  expect(vi.getTimerCount()).toBe(2);
  vi.advanceTimersByTime(200);
  expect(vi.getTimerCount()).toBe(0);
  load.goBy();
  expect(vi.getTimerCount()).toBe(2);
  load.close();
  expect(vi.getTimerCount()).toBe(0);
});

test('a process that works by itself goes on looking, and so does one in which somebody waits', async () => {
  vi.useFakeTimers();
  let share = 0.99;
  const load = createLoad(500, () => share);
  load.goBy();
  vi.advanceTimersByTime(10_000);
  expect(vi.getTimerCount()).toBe(2);
  const waits = load.mayBegin(somebody);
  share = 0;
  vi.advanceTimersByTime(5_000);
  expect(await waits).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
