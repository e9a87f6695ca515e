import { expect, test } from 'vitest';
import { offerEnd } from './offer-end.ts';

const hour = 3_600_000;
const minute = 60_000;
/* a Friday, noon in Istanbul */
const now = new Date('2026-11-20T09:00:00.000Z');
const after = (ms: number) => new Date(now.getTime() + ms);

/* what bounds it, and the end that a calculator gives */
test.each([
  [
    'the insurer’s word, less the time at the bank',
    { quoteUntil: after(2 * hour) },
    '2026-11-20T10:45:00.000Z',
  ],
  ['what we hold at most', { quoteUntil: after(72 * hour) }, '2026-11-21T09:00:00.000Z'],
  [
    'the night before its cover begins',
    { quoteUntil: after(24 * hour), firstDay: '2026-11-21' },
    '2026-11-20T21:00:00.000Z',
  ],
  [
    'half an hour, when its cover begins on the day it is asked for',
    { quoteUntil: after(24 * hour), firstDay: '2026-11-20' },
    '2026-11-20T09:30:00.000Z',
  ],
  [
    'the insurer’s own end, when the bank would take longer than all of it',
    { quoteUntil: after(10 * minute) },
    '2026-11-20T09:10:00.000Z',
  ],
  [
    'half an hour, when rates are not held',
    { quoteUntil: after(24 * hour), holdMs: hour / 2 },
    '2026-11-20T09:30:00.000Z',
  ],
])('a price is held until %s', (_, bounds, end) => {
  const usual = { now, payingMs: 15 * minute, holdMs: 24 * hour, firstDay: null };
  expect(offerEnd({ ...usual, ...bounds }).toISOString()).toBe(end);
});
