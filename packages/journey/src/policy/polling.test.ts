import { expect, test } from 'vitest';
import { owner } from '../testing/sample-purchase.ts';
import { maskEmail } from './mask-email.ts';
import { isAsking, isSettled, type Purchase } from './polling.ts';

const purchase = (change: Partial<Purchase>): Purchase => ({
  purchaseId: 'purchase-1234567890',
  state: 'issued',
  notFound: null,
  error: null,
  product: 'foreign-travel',
  offerId: 'offer-1234567890',
  charged: null,
  installmentCount: 1,
  insurer: { id: 'a', name: 'A' },
  personal: null,
  documents: [{ kind: 'policy', state: 'ready' }],
  detailsUntil: null,
  cancellation: null,
  mail: 'sent',
  ...change,
});

test.each([
  [{ state: 'checking' }, false],
  [{ state: 'awaiting-bank' }, false],
  [{ state: 'issuing' }, false],
  [{ state: 'refund-due' }, false],
  [{ state: 'manual' }, false],
  [{ state: 'declined' }, true],
  [{ state: 'refunded' }, true],
  [{ state: 'expired' }, true],
  [{ state: 'issued' }, true],
  [{ state: 'issued', mail: 'waiting' }, false],
  [{ state: 'issued', cancellation: 'passing-on' }, false],
  [{ state: 'issued', cancellation: 'refused' }, true],
  [{ state: 'issued', documents: [{ kind: 'receipt', state: 'preparing' }] }, false],
  [
    {
      state: 'issued',
      documents: [
        { kind: 'policy', state: 'ready' },
        { kind: 'receipt', state: 'preparing' },
      ],
    },
    false,
  ],
  [{ state: 'issued', mail: 'failed', documents: [{ kind: 'policy', state: 'failed' }] }, true],
] as const)('%j settled: %s', (change, settled) => {
  expect(isSettled(purchase(change as Partial<Purchase>))).toBe(settled);
});

test('a short message that waits to leave is waited for, and one that left is not', () => {
  const withSms = (state: 'queued' | 'sent') =>
    purchase({
      personal: {
        ...owner,
        deliveries: [
          { channel: 'sms', purpose: 'ready', state, isToOldAddress: false, at: '2026-11-23T10:00:00Z' },
        ],
      },
    });
  expect([isSettled(withSms('queued')), isSettled(withSms('sent'))]).toEqual([false, true]);
});

test('one short message of two that waits is waited for', () => {
  const delivery = {
    channel: 'sms',
    purpose: 'ready',
    isToOldAddress: false,
    at: '2026-11-23T10:00:00Z',
  } as const;
  const deliveries = [
    { ...delivery, state: 'sent' as const },
    { ...delivery, state: 'queued' as const },
  ];
  expect(isSettled(purchase({ personal: { ...owner, deliveries } }))).toBe(false);
});

test('the last questions are asked of the buyer alone, while they are open', () => {
  const until = '2026-11-30T10:00:00Z';
  expect(isAsking(purchase({ detailsUntil: until, personal: owner }))).toBe(true);
  expect(isAsking(purchase({ detailsUntil: until }))).toBe(false);
  expect(isAsking(purchase({ personal: owner }))).toBe(false);
});

test.each([
  ['defne@ornek.com', 'd••••@ornek.com'],
  ['d@ornek.com', 'd••••@ornek.com'],
  ['@ornek.com', ''],
  ['', ''],
])('%j is shown as %j', (email, shown) => {
  expect(maskEmail(email)).toBe(shown);
});
