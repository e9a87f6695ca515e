import { coverMomentsOf } from '@sigorta/validators/cover-period';
import { expect, test } from 'vitest';
import { coverOf, showEnd } from './cover-period.ts';

test('a cover that ends at midnight is written as the end of its last day', () => {
  const { endsAt } = coverMomentsOf('2026-12-12', '2026-12-23');
  expect(showEnd(endsAt, 'tr')).toBe('23 Aralık 2026 24:00');
  expect(showEnd(new Date('2026-12-23T09:30:00Z'), 'tr')).toBe('23 Aralık 2026 12:30');
});

test('a policy that was not issued has no days', () => {
  expect(coverOf(null, null)).toBeNull();
});
