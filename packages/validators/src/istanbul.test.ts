import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { todayInIstanbul } from './istanbul.ts';

/* the same day by another language's way of writing it */
const swedish = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' });

const instant = fc.oneof(
  fc.integer({ min: Date.UTC(1969, 0, 1), max: Date.UTC(2060, 0, 1) }),
  /* around midnights, summer and winter, where clocks were set too */
  fc
    .tuple(
      fc.integer({ min: 0, max: 24_000 }),
      fc.constantFrom(2, 3, 4),
      fc.integer({ min: -1000, max: 1000 }),
    )
    .map(([day, hours, ms]) => day * 86_400_000 - hours * 3_600_000 + ms),
);

test('a day of the first thousand years has four digits of year', () => {
  expect(todayInIstanbul(new Date('0050-06-01T12:00:00Z'))).toBe('0050-06-01');
});

test('the day is that of the zone, at whatever instants it was asked for before', () => {
  fc.assert(
    fc.property(fc.array(instant, { minLength: 1, maxLength: 200 }), (instants) => {
      for (const at of instants) {
        const date = new Date(at);
        expect(todayInIstanbul(date)).toBe(swedish.format(date));
      }
    }),
  );
});

test('no zones are read before somebody asks for a day: a page starts with this file', async () => {
  vi.resetModules();
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  const { todayInIstanbul } = await import('./istanbul.ts');
  expect(made).not.toHaveBeenCalled();
  expect(todayInIstanbul(new Date('2026-11-29T21:00:00Z'))).toBe('2026-11-30');
  expect(made).toHaveBeenCalledOnce();
});
