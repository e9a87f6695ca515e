import { expect, test } from 'vitest';
import { readCharge } from './answers.ts';
import { readInquiry } from './inquiry.ts';
import { readPlan } from './plan.ts';
import { signatureOf } from './signature.ts';

const key = 'secret';
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
  expect(readCharge(key, paid)).toEqual({
    result: 'charged',
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
  ['that says it was charged before', { status: 'failure', errorCode: '5116' }],
])('an answer %s is unknown, never a charge and never a refusal', (_, body) => {
  expect(readCharge(key, body).result).toBe('unknown');
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
  ['5118', 'installment-not-offered'],
])('code %s is told the buyer as %s', (errorCode, code) => {
  expect(readCharge(key, { status: 'failure', errorCode })).toEqual({
    result: 'declined',
    code,
    providerCode: errorCode,
  });
});

test.each([
  [{ status: 'failure', errorCode: '5087' }, 'not-found'],
  [{ ...paid, paymentStatus: 'SUCCESS' }, 'charged'],
  [{ ...paid, paymentStatus: 'FAILURE', errorCode: '10051' }, 'declined'],
  [{ ...paid, paymentStatus: 'INIT_THREEDS' }, 'open'],
  [{ ...paid, paymentStatus: 'CALLBACK_THREEDS' }, 'open'],
  [{ ...paid, paymentStatus: 'SUCCESS', signature: 'no' }, 'unknown'],
  [{ ...paid, paymentStatus: 'NEW_STATUS' }, 'unknown'],
  [{ ...paid }, 'unknown'],
])('an inquiry answered %o is %s', (body, result) => {
  expect(readInquiry(key, body).result).toBe(result);
});

test('what was given back is read from an inquiry', () => {
  const found = { ...paid, paymentStatus: 'SUCCESS' };
  expect(readInquiry(key, found)).toMatchObject({ returnedMinor: 0 });
  expect(readInquiry(key, { ...found, refundedPrice: 3.5 })).toMatchObject({ returnedMinor: 350 });
  expect(readInquiry(key, { ...found, cancelled: true })).toMatchObject({ returnedMinor: 1087 });
});

test('a table of installments with a total below the price is not believed', () => {
  const table = (totalPrice: number) => ({
    status: 'success',
    installmentDetails: [
      { cardType: 'CREDIT_CARD', installmentPrices: [{ installmentNumber: 3, totalPrice }] },
    ],
  });
  expect(readPlan(table(10.49), 1050).result).toBe('unknown');
  expect(readPlan(table(10.5), 1050)).toMatchObject({
    result: 'plan',
    plan: { credit: true, options: [{ count: 3, totalMinor: 1050 }] },
  });
});
