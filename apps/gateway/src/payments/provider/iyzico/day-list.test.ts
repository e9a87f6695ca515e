import { expect, test } from 'vitest';
import type { Reading } from './answers.ts';
import { readDayPage } from './day-list.ts';
import type { Json } from './wire.ts';

/* Fields as docs.iyzico.com names them for the report of a day. */
const row = {
  transactionType: 'PAYMENT',
  transactionDate: '2026-11-21 14:30:05',
  transactionId: '3001',
  transactionStatus: 1,
  paymentId: '2001',
  conversationId: 'attempt-1',
  price: '90.0',
  paidPrice: '100.25',
  transactionCurrency: 'TRY',
  installment: 3,
};
const counted: string[] = [];
const reading: Reading = {
  secretKey: 'k',
  unlisted: (call, codeClass) => counted.push(`${call} ${codeClass}`),
};
const page = (transactions: unknown, more: Json = {}) =>
  readDayPage(
    reading,
    { status: 'success', currentPage: 1, totalPageCount: 1, transactions, ...more } as Json,
    1,
  );

test('a charge is read with what was paid, a return with its price, times of Istanbul', () => {
  const refund = { ...row, transactionType: 'REFUND', transactionId: '3002', conversationId: 'refund-1' };
  expect(page([row, { ...refund, transactionDate: '2026-11-21T14:30:05Z' }])).toEqual({
    result: 'page',
    pages: 1,
    rows: [
      {
        kind: 'charge',
        reference: 'attempt-1',
        paymentId: '2001',
        amountMinor: 10_025,
        currency: 'TRY',
        installmentCount: 3,
        at: new Date('2026-11-21T11:30:05Z'),
        providerId: '3001',
      },
      {
        kind: 'refund',
        reference: 'refund-1',
        paymentId: '2001',
        amountMinor: 9_000,
        currency: 'TRY',
        installmentCount: null,
        at: new Date('2026-11-21T14:30:05Z'),
        providerId: '3002',
      },
    ],
  });
});

test.each([[0], [-1]])(
  'a transaction under review or refused by it (%s) moved no money',
  (transactionStatus) => {
    expect(page([{ ...row, transactionStatus }])).toMatchObject({ result: 'page', rows: [] });
  },
);

test.each([
  ['a status nobody published', [{ ...row, transactionStatus: 7 }]],
  ['a type nobody published', [{ ...row, transactionType: 'CHARGEBACK' }]],
  ['a row without its payment', [{ ...row, paymentId: undefined }]],
  ['an amount that is none', [{ ...row, paidPrice: '1e3' }]],
  ['a time that is none', [{ ...row, transactionDate: '2026-21-41 99:00:00' }]],
  ['no list', null],
  ['a list of something else', ['x']],
])('%s makes the page unread, not shorter', (_, transactions) => {
  expect(page(transactions).result).toBe('question-failed');
});

test('another page, or one that does not say how many there are, is none', () => {
  expect(page([], { currentPage: 2 }).result).toBe('question-failed');
  expect(page([], { totalPageCount: undefined }).result).toBe('question-failed');
  expect(page([], { status: 'failure', errorCode: '50000' })).toMatchObject({
    result: 'question-failed',
    retryAfterMs: 60_000,
  });
  expect(counted).toContain('list transaction');
});
