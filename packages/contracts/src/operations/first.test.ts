import { expect, test } from 'vitest';
import type { Operation } from '../operation.ts';
import { operations } from './table.ts';

const all: readonly Operation[] = Object.values(operations);
const named = (is: (operation: Operation) => unknown): string[] =>
  all
    .filter(is)
    .map(({ producer }) => producer)
    .toSorted();

/* by hand, from the specification's way through a purchase: offers, payment, last questions, policy (spec §4, §5) */
test('what goes first is what a purchase under way asks for, and nothing else', () => {
  expect(named(({ first }) => first === 'buying')).toEqual([
    'card/frame',
    'coupons/check',
    'installments',
    'offers/:offerId/firm',
    'payments/:paymentId',
    'payments/start',
    'policies/create',
    'purchases/:purchaseId',
    'purchases/:purchaseId/document-link',
    'purchases/start',
    'purchases/transfer',
    'quotes/:quoteId/complete',
  ]);
  expect(named(({ first }) => first === 'begun')).toEqual([
    'districts',
    'ilceler',
    'offers/:offerId',
    'partner/v1/countries',
    'payment-options',
    'payment-requests/open',
    'quotes/:quoteId/events',
    'uyruk',
  ]);
});

test('nothing that goes first may be put off in a rush', () => {
  expect(named(({ first, mayWait }) => first && mayWait)).toEqual([]);
});
