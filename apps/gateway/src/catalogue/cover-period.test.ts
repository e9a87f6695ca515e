import { expect, test } from 'vitest';
import { coverBegins, coverEnds, showEnd } from './cover-period.ts';

test('days are Istanbul days, covered from their first to their last minute', () => {
  expect(coverBegins('2026-12-12').toISOString()).toBe('2026-12-11T21:00:00.000Z');
  expect(coverEnds('2026-12-23').toISOString()).toBe('2026-12-23T21:00:00.000Z');
});

test('instants are kept as they are', () => {
  expect(coverBegins('2026-12-12T09:30:00Z').toISOString()).toBe('2026-12-12T09:30:00.000Z');
  expect(coverEnds('2026-12-23T09:30:00Z').toISOString()).toBe('2026-12-23T09:30:00.000Z');
});

test('a cover that ends at midnight is written as the end of its last day', () => {
  expect(showEnd(coverEnds('2026-12-23'), 'tr')).toBe('23 Aralık 2026 24:00');
  expect(showEnd(new Date('2026-12-23T09:30:00Z'), 'tr')).toBe('23 Aralık 2026 12:30');
});
