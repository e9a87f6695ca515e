import type { ToldDelivery } from '@sigorta/contracts/deliveries';
import { expect, test } from 'vitest';
import { reachedOf } from './reached-of.ts';

const told = (
  channel: ToldDelivery['channel'],
  state: ToldDelivery['state'],
  isToOldAddress = false,
): ToldDelivery => ({
  channel,
  purpose: channel === 'mail' ? 'policy' : channel === 'sms' ? 'ready' : 'page',
  state,
  isToOldAddress,
  at: '2026-11-23T10:00:00.000Z',
});

/* by hand */
test.each<[string, ToldDelivery[], ReturnType<typeof reachedOf>]>([
  ['nothing', [], null],
  ['a mail under way', [told('mail', 'sent')], 'on-its-way'],
  ['a mail that arrived', [told('mail', 'delivered')], 'mail'],
  ['a short message that arrived', [told('mail', 'sent'), told('sms', 'delivered')], 'sms'],
  ['an opened page', [told('mail', 'delivered'), told('page', 'opened')], 'opened'],
  [
    'a mail that came back beside an opened page',
    [told('mail', 'bounced-permanent'), told('page', 'opened')],
    'lost',
  ],
  [
    'a mail that came back from the old address',
    [told('mail', 'bounced-permanent', true), told('mail', 'sent')],
    'on-its-way',
  ],
])('%s', (_what, deliveries, reached) => {
  expect(reachedOf(deliveries)).toBe(reached);
});
