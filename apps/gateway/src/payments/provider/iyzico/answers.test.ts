import { signatureOf } from '@sigorta/payment-wire/iyzico-signature';
import { beforeEach, expect, test } from 'vitest';
import { readCharge } from './answers.ts';
import { readInquiry } from './inquiry.ts';
import { readPlan } from './plan.ts';

const key = 'secret';
const counted: [string, string][] = [];
const reading = {
  secretKey: key,
  unlisted: (call: string, codeClass: string) => counted.push([call, codeClass]),
};
beforeEach(() => void counted.splice(0));
const sign = (body: Record<string, unknown>) => ({
  ...body,
  signature: signatureOf(key, [
    String(body.paymentId),
    String(body.currency),
    String(body.basketId),
    String(body.conversationId),
    String(body.paidPrice),
    String(body.price),
  ]),
});
const paid = sign({
  status: 'success',
  paymentId: '1',
  currency: 'TRY',
  basketId: 'order',
  conversationId: 'attempt',
  price: 10.5,
  paidPrice: 10.87,
  fraudStatus: 1,
  itemTransactions: [{ paymentTransactionId: '77' }],
});

test('a signed success is a charge with its amounts in kuruş', () => {
  expect(readCharge(reading, paid, 'attempt')).toEqual({
    result: 'charged',
    attemptId: 'attempt',
    paymentId: '1',
    transactionIds: ['77'],
    priceMinor: 1050,
    paidMinor: 1087,
    orderId: 'order',
  });
});

test.each([
  ['without a signature', { ...paid, signature: undefined }],
  ['with the signature of another key', { ...paid, signature: signatureOf('other', ['1']) }],
  ['with another amount than was signed', { ...paid, paidPrice: 1.87 }],
  ['with another basket than was signed', { ...paid, basketId: 'another' }],
  ['in another currency', sign({ ...paid, currency: 'USD' })],
  ['that is under review', { ...paid, fraudStatus: 0 }],
  ['without an amount', { ...paid, price: undefined }],
  ['that fails with a code nobody knows', { status: 'failure', errorCode: '99999' }],
  ['that fails without a code', { status: 'failure' }],
  ['of another attempt', sign({ ...paid, conversationId: 'another' })],
  ['that says it was approved before', { status: 'failure', errorCode: '10203' }],
  ['that the system failed', { status: 'failure', errorCode: '1' }],
  ['that too many were sent', { status: 'failure', errorCode: '50000' }],
  ['that the bank did not answer in time', { status: 'failure', errorCode: '10219' }],
  ['with a general error of the bank', { status: 'failure', errorCode: '10204' }],
  ['that our keys are not known', { status: 'failure', errorCode: '1001' }],
])('an answer %s is unclear, never a charge and never a refusal', (_, body) => {
  expect(readCharge(reading, body, 'attempt').result).toBe('unclear');
});

test.each([
  ['10051', 'bank-not-approved'],
  ['10041', 'bank-not-approved'],
  ['10043', 'bank-not-approved'],
  ['10034', 'bank-not-approved'],
  ['10054', 'card-rejected'],
  ['10084', 'card-rejected'],
  ['12', 'card-rejected'],
  ['5008', 'purchase-failed'],
  ['10222', 'installment-not-offered'],
])('code %s is told the buyer as %s', (errorCode, code) => {
  expect(readCharge(reading, { status: 'failure', errorCode }, 'attempt')).toEqual({
    result: 'declined',
    code,
    providerCode: errorCode,
  });
});

test.each([
  [{ status: 'failure', errorCode: '5087' }, 'absent'],
  [{ ...paid, paymentStatus: 'SUCCESS' }, 'charged'],
  [{ ...paid, paymentStatus: 'FAILURE', errorCode: '10051' }, 'declined'],
  [{ ...paid, paymentStatus: 'FAILURE', errorCode: '99999' }, 'declined'],
  [{ ...paid, paymentStatus: 'INIT_THREEDS' }, 'pending'],
  [{ ...paid, paymentStatus: 'CALLBACK_THREEDS' }, 'pending'],
  [{ ...paid, paymentStatus: 'SUCCESS', fraudStatus: 0 }, 'question-failed'],
  [{ ...paid, paymentStatus: 'SUCCESS', signature: 'no' }, 'question-failed'],
  [{ ...sign({ ...paid, conversationId: 'another' }), paymentStatus: 'SUCCESS' }, 'question-failed'],
  [{ ...paid, paymentStatus: 'NEW_STATUS' }, 'question-failed'],
  [{ ...paid }, 'question-failed'],
])('an inquiry answered %o is %s', (body, result) => {
  expect(readInquiry(reading, body, 'attempt').result).toBe(result);
});

/* whatever the code of the failed question, bank codes that decline a payment included */
test.each(['1', '2', '11', '1001', '5002', '10005', '10051', '10204', '50000', '99999', '', 'x'])(
  'an inquiry that fails with "%s" says nothing about the payment',
  (errorCode) => {
    expect(readInquiry(reading, { status: 'failure', errorCode }, 'attempt').result).toBe('question-failed');
  },
);

test('who limits us says how long to wait, and wrong keys are our own affair', () => {
  const failed = (errorCode: string) => readInquiry(reading, { status: 'failure', errorCode }, 'attempt');
  expect(failed('50000')).toMatchObject({ retryAfterMs: 60_000, ours: false });
  expect(failed('1001')).toMatchObject({ retryAfterMs: null, ours: true });
  expect(failed('1')).toMatchObject({ retryAfterMs: null, ours: false });
});

test('codes that no list holds are counted by a few words, listed ones are not', () => {
  for (const errorCode of ['10051', '10999', '5999', '', 'DROP TABLE', '77'])
    readCharge(reading, { status: 'failure', errorCode }, 'attempt');
  expect(counted).toEqual([
    ['charge', 'bank'],
    ['charge', 'check'],
    ['charge', 'none'],
    ['charge', 'not-a-number'],
    ['charge', 'request'],
  ]);
});

test('a table of installments with a total below the price is not believed', () => {
  const table = (totalPrice: number) => ({
    status: 'success',
    installmentDetails: [
      { cardType: 'CREDIT_CARD', installmentPrices: [{ installmentNumber: 3, totalPrice }] },
    ],
  });
  expect(readPlan(table(10.49), 1050).result).toBe('unclear');
  expect(readPlan(table(10.5), 1050)).toMatchObject({
    result: 'plan',
    plan: { credit: true, options: [{ count: 3, totalMinor: 1050 }] },
  });
});
