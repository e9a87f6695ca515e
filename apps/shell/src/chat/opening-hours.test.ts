import { defaultTimeZone } from '@sigorta/contracts/opening-hours';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { presenceAt } from './opening-hours.ts';

const week = { Mon: '09:00-18:00', Tue: '09:00-18:00', Sat: '10:00-13:00' };

/* 23 November 2026 is a Monday */
test.each([
  ['2026-11-23T05:59:00Z', 'soon'],
  ['2026-11-23T06:00:00Z', 'online'],
  ['2026-11-23T14:59:00Z', 'online'],
  ['2026-11-23T15:00:00Z', 'away'],
  ['2026-11-25T09:00:00Z', 'away'],
  ['2026-11-28T06:30:00Z', 'soon'],
  ['2026-11-28T09:59:00Z', 'online'],
  ['2026-11-22T21:30:00Z', 'soon'],
  ['2026-11-24T21:30:00Z', 'away'],
] as const)('in Istanbul at %s the desk is %s', (at, presence) => {
  expect(presenceAt(week, 'Europe/Istanbul', new Date(at))).toBe(presence);
});

test('the same moment is another hour elsewhere, summer time included', () => {
  const at = new Date('2026-07-06T14:30:00Z');
  expect(presenceAt(week, 'Europe/Istanbul', at)).toBe('online');
  expect(presenceAt(week, 'America/Chicago', at)).toBe('online');
  expect(presenceAt(week, 'America/Chicago', new Date('2026-01-05T14:30:00Z'))).toBe('soon');
});

test('an unknown time zone counts as the default', () => {
  const at = new Date('2026-11-23T15:30:00Z');
  expect(defaultTimeZone).toBe('America/Chicago');
  expect(presenceAt(week, 'Mars/Olympus', at)).toBe(presenceAt(week, defaultTimeZone, at));
});

test.each(['', '9-18', '18:00-09:00', '09:00-09:00', '25:00-26:00', '09:00-24:30', '<b>'])(
  'hours written as %j are closed',
  (hours) => {
    expect(presenceAt({ Mon: hours }, 'UTC', new Date('2026-11-23T12:00:00Z'))).toBe('away');
  },
);

test('a desk open all day is never closed, one without hours never open', () => {
  const always = { Mon: '00:00-24:00', Tue: '00:00-24:00', Wed: '00:00-24:00', Thu: '00:00-24:00' };
  const all = { ...always, Fri: '00:00-24:00', Sat: '00:00-24:00', Sun: '00:00-24:00' };
  fc.assert(
    fc.property(
      fc.date({ noInvalidDate: true }),
      fc.constantFrom('UTC', 'Asia/Kathmandu', 'America/Chicago'),
      (at, zone) => {
        expect(presenceAt(all, zone, at)).toBe('online');
        expect(presenceAt({}, zone, at)).toBe('away');
      },
    ),
  );
});
