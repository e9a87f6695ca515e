import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { counterCap, isSlow, nextCount, nextTip, shownPercent, tickMs, tipCount, tipMs } from './counter.ts';
import { startTicking } from './ticking.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function running(everyMs: number, next: (value: number) => number) {
  const seen: number[] = [];
  const stop = startTicking(everyMs, next, (value) => seen.push(value));
  return { seen, stop, last: () => seen.at(-1) ?? 0 };
}

test('the counter rises by one every 180 ms from 0', () => {
  const counter = running(tickMs, nextCount);
  vi.advanceTimersByTime(179);
  expect(counter.last()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(counter.last()).toBe(1);
  vi.advanceTimersByTime(180 * 9);
  expect(counter.seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('it stops at 104 and no timer is left', () => {
  const counter = running(tickMs, nextCount);
  vi.advanceTimersByTime(180 * 500);
  expect(counter.last()).toBe(104);
  expect(counter.seen).toHaveLength(counterCap);
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  [0, 0, false],
  [62, 62, false],
  [100, 100, false],
  [101, 100, true],
  [104, 100, true],
])('at %i the screen shows %i percent, slow note: %s', (count, percent, slow) => {
  expect(shownPercent(count)).toBe(percent);
  expect(isSlow(count)).toBe(slow);
});

test('the slow note comes with the tick after 100, not with it', () => {
  const counter = running(tickMs, nextCount);
  vi.advanceTimersByTime(180 * 100);
  expect(isSlow(counter.last())).toBe(false);
  vi.advanceTimersByTime(180);
  expect(isSlow(counter.last())).toBe(true);
});

test('tips turn every 2500 ms and begin again after the fifth', () => {
  const tips = running(tipMs, nextTip);
  vi.advanceTimersByTime(2499);
  expect(tips.seen).toEqual([]);
  vi.advanceTimersByTime(2500 * 6);
  expect(tips.seen).toEqual([1, 2, 3, 4, 0, 1]);
  expect(tipCount).toBe(5);
});

test('leaving the screen stops the clock', () => {
  const tips = running(tipMs, nextTip);
  tips.stop();
  vi.advanceTimersByTime(10_000);
  expect(tips.seen).toEqual([]);
});
