import type { ToldDelivery } from '@sigorta/contracts/deliveries';
import { expect, test } from 'vitest';
import { mailWord, smsWord } from './how-it-went.ts';

const told = (change: Partial<ToldDelivery>): ToldDelivery => ({
  channel: 'mail',
  purpose: 'policy',
  state: 'sent',
  isToOldAddress: false,
  at: '2026-11-23T10:00:00.000Z',
  ...change,
});

test('the papers’ last mail to the address of now is told, and no other mail', () => {
  expect(mailWord([])).toBeNull();
  expect(mailWord([told({ state: 'bounced-passing' }), told({ state: 'delivered' })])).toBe('delivered');
  expect(
    mailWord([told({ state: 'delivered' }), told({ purpose: 'refund', state: 'bounced-permanent' })]),
  ).toBe('delivered');
  expect(mailWord([told({ purpose: 'receipt', state: 'opened' })])).toBe('opened');
  const corrected = [told({ state: 'bounced-permanent', isToOldAddress: true }), told({ state: 'queued' })];
  expect(mailWord(corrected)).toBe('queued');
  expect(mailWord(corrected.slice(0, 1))).toBeNull();
});

test('a short message arrived, is on its way or did not arrive', () => {
  const sms = (state: ToldDelivery['state']) => told({ channel: 'sms', purpose: 'ready', state });
  expect(smsWord([told({})])).toBeNull();
  expect(smsWord([sms('sent')])).toBe('sent');
  expect(smsWord([sms('bounced-permanent'), sms('delivered')])).toBe('arrived');
  const states = [
    'queued',
    'sent',
    'delivered',
    'opened',
    'failed',
    'bounced-passing',
    'bounced-permanent',
  ] as const;
  expect(states.map((state) => smsWord([sms(state)]))).toEqual([
    'queued',
    'sent',
    'arrived',
    'arrived',
    'lost',
    'lost',
    'lost',
  ]);
});
