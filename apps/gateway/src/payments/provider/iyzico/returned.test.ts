import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { withReturns } from './report.ts';
import { readReturned } from './returned.ts';

const secretKey = 'secret';
const reading = { secretKey, unlisted: () => {} };
const charge = {
  attemptId: 'attempt',
  orderId: 'order',
  paymentId: '26114',
  transactionIds: ['77'],
  priceMinor: 10_000,
  paidMinor: 10_350,
};
/* the documented order, worked out here by itself */
const signature = (paymentId: string, price: string, reference: string, key = secretKey) =>
  createHmac('sha256', key).update(`${paymentId}:${price}:TRY:${reference}`).digest('hex');

const part = { call: 'refund', charge, reference: 'refund-2', amountMinor: 1_050 } as const;
const whole = { call: 'void', charge, reference: 'void-1', amountMinor: 10_350 } as const;
const partDone = {
  status: 'success',
  paymentId: '26114',
  conversationId: 'refund-2',
  price: 10.5,
  currency: 'TRY',
  signature: signature('26114', '10.5', 'refund-2'),
};

test('a signed answer over our reference and amount is done', () => {
  expect(readReturned(reading, partDone, part)).toEqual({
    result: 'done',
    reference: 'refund-2',
    amountMinor: 1_050,
  });
});

test('a void may name what was paid or the price of the basket: it is always of all', () => {
  for (const price of ['103.5', '100'])
    expect(
      readReturned(
        reading,
        {
          ...partDone,
          conversationId: 'void-1',
          price: Number(price),
          signature: signature('26114', price, 'void-1'),
        },
        whole,
      ),
    ).toEqual({ result: 'done', reference: 'void-1', amountMinor: 10_350 });
});

test.each<[string, object]>([
  ['nothing but "success"', { status: 'success' }],
  ['no signature', { ...partDone, signature: undefined }],
  ['the signature of another key', { ...partDone, signature: signature('26114', '10.5', 'refund-2', 'x') }],
  ['another amount', { ...partDone, price: 10.4, signature: signature('26114', '10.4', 'refund-2') }],
  ['another reference', { ...partDone, conversationId: 'r', signature: signature('26114', '10.5', 'r') }],
  ['another payment', { ...partDone, paymentId: '1', signature: signature('1', '10.5', 'refund-2') }],
  ['another currency', { ...partDone, currency: 'USD' }],
  ['a code that no list holds', { status: 'failure', errorCode: '99999' }],
  ['a return begun before', { status: 'failure', errorCode: '8514' }],
  ['a system error for a part', { status: 'failure', errorCode: '1' }],
])('an answer with %s is unclear', (_, body) => {
  expect(readReturned(reading, body as Record<string, unknown>, part).result).toBe('unclear');
});

test.each([
  [part, '50000', 'later'],
  [whole, '50000', 'later'],
  [whole, '1', 'later'],
  [part, '10223', 'not-settled'],
  [part, 'SANDBOX-NOT-REFUNDABLE', 'refused'],
  [whole, 'SANDBOX-NOT-CANCELLABLE', 'not-voidable'],
  [whole, '10223', 'unclear'],
  [whole, 'SANDBOX-NOT-REFUNDABLE', 'not-voidable'],
  [part, '10051', 'unclear'],
] as const)('%o refused with %s is %s', (sent, errorCode, result) => {
  expect(readReturned(reading, { status: 'failure', errorCode }, sent).result).toBe(result);
});

const found = { ...charge, result: 'charged' } as const;
const row = (more: object) => ({
  refundId: 5,
  refundPrice: 10.5,
  refundStatus: 1,
  currencyCode: 'TRY',
  createdDate: '2026-08-07T09:08:01Z',
  ...more,
});
const report = (payment: object) => ({
  status: 'success',
  payments: [{ paymentId: 26114, paymentConversationId: 'attempt', ...payment }],
});

test('a report lists each void and refund under the reference it was asked for with', () => {
  const said = withReturns(
    reading,
    found,
    report({
      cancels: [row({ refundId: '4', cancelConversationId: 'void-1', refundPrice: 90 })],
      itemTransactions: [{ refunds: [row({ refundConversationId: 'refund-2' })] }],
    }),
  );
  const at = new Date('2026-08-07T09:08:01Z');
  expect(said).toMatchObject({
    returnsBy: 'reference',
    returns: [
      { kind: 'void', reference: 'void-1', amountMinor: 9_000, providerId: '4', at },
      { kind: 'refund', reference: 'refund-2', amountMinor: 1_050, providerId: '5', at },
    ],
  });
});

test.each<[string, object | null]>([
  ['no answer', null],
  ['a failure', { status: 'failure', errorCode: '50000' }],
  ['a report without the payment', { status: 'success', payments: [] }],
  ['another payment of the attempt', report({ paymentId: 1 })],
  ['another attempt', report({ paymentConversationId: 'x' })],
  ['a row of unknown status', report({ itemTransactions: [{ refunds: [row({ refundStatus: 2 })] }] })],
  ['a row without amount', report({ cancels: [row({ refundPrice: 'a' })] })],
  ['a row in another currency', report({ cancels: [row({ currencyCode: 'USD' })] })],
  ['more back than was paid', report({ cancels: [row({ refundPrice: 103.6 })] })],
  ['no list where one belongs', report({ cancels: 'none' })],
])('%s says neither that something went back nor that nothing did', (_, body) => {
  expect(withReturns(reading, found, body as Record<string, unknown> | null)).toEqual({
    ...found,
    returns: [],
    returnsBy: 'nothing',
  });
});
