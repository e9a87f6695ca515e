import { expect, test } from 'vitest';
import { firstEnd, holds, minutesLeft } from './holding.ts';

const now = Date.parse('2026-11-23T12:00:00.000Z');
const until = (validUntil: string) => ({ validUntil });

test.each([
  ['far from its end', '2026-11-23T12:10:01.000Z', null],
  ['ten minutes before it', '2026-11-23T12:10:00.000Z', 10],
  ['in a minute that has begun', '2026-11-23T12:01:01.000Z', 2],
  ['a thousandth of a second before a minute', '2026-11-23T12:01:00.001Z', 2],
  ['in its last second', '2026-11-23T12:00:01.000Z', 1],
  ['at its end', '2026-11-23T12:00:00.000Z', null],
  ['after it', '2026-11-23T11:00:00.000Z', null],
])('%s a price that holds until %s says %s minutes', (_, validUntil, minutes) => {
  expect(minutesLeft(until(validUntil), now)).toBe(minutes);
});

test('of several ends the first that is still to come counts', () => {
  const ends = ['2026-11-24T12:00:00.000Z', '2026-11-23T11:59:00.000Z', '2026-11-23T14:00:00.000Z'];
  expect(firstEnd(ends.map(until), now)).toBe('2026-11-23T14:00:00.000Z');
  expect(firstEnd([until('2026-11-23T11:59:00.000Z')], now)).toBeUndefined();
  expect(holds(until('2026-11-23T12:00:00.000Z'), now)).toBe(false);
});
