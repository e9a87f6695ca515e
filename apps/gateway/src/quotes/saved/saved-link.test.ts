import { formatDate } from '@sigorta/i18n/date';
import { expect, test } from 'vitest';
import { linkEnd } from './saved-link.ts';

/* by hand: the thirtieth day after it was kept, whole; Istanbul is three hours ahead */
test.each([
  ['2026-11-20T06:12:00Z', '20 Aralık 2026', '2026-12-20T20:59:59.999Z'],
  /* a minute before midnight there, and a minute after */
  ['2026-11-20T20:59:00Z', '20 Aralık 2026', '2026-12-20T20:59:59.999Z'],
  ['2026-11-20T21:01:00Z', '21 Aralık 2026', '2026-12-21T20:59:59.999Z'],
  ['2026-12-05T10:00:00Z', '4 Ocak 2027', '2027-01-04T20:59:59.999Z'],
  ['2028-01-30T10:00:00Z', '29 Şubat 2028', '2028-02-29T20:59:59.999Z'],
])('a link kept at %s lives through %s, the day that page and mail name', (kept, day, end) => {
  const until = linkEnd(new Date(kept));
  expect(until.toISOString()).toBe(end);
  expect(formatDate(until.toISOString(), 'tr')).toBe(day);
});
