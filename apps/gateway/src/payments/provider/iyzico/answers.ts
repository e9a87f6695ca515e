import { isSignature, signatureOf } from '@sigorta/payment-wire/iyzico-signature';
import type { ChargeAnswer, Charged, Declined, Unclear, UnlistedCode } from '../provider.ts';
import { readAmount, signedAmountText } from './amount.ts';
import { classOf, declineCode, isKnownUnclear } from './error-codes.ts';
import type { Json } from './wire.ts';

/** What every reader of an answer needs. */
export interface Reading {
  secretKey: string;
  unlisted: UnlistedCode;
}

export const unclear = (why: string): Unclear => ({ result: 'unclear', why });

export const textOf = (value: unknown): string | null =>
  typeof value === 'string'
    ? value
    : typeof value === 'number' && Number.isFinite(value)
      ? String(value)
      : null;

export const codeOf = (body: Json): string => textOf(body.errorCode) ?? '';

/** Counts a code that no list holds, and names it in a way that is safe to log. */
export function unheardOf(reading: Reading, call: Parameters<UnlistedCode>[0], providerCode: string): string {
  if (isKnownUnclear(providerCode)) return `unclear-code-${providerCode}`;
  reading.unlisted(call, classOf(providerCode));
  return `unheard-of-code-${providerCode.replace(/\W/g, '').slice(0, 12)}`;
}

/** A failure is believed only with a code that says that no money moved; anything else proves nothing. */
export function readFailure(reading: Reading, call: 'start' | 'charge', body: Json): Declined | Unclear {
  const providerCode = codeOf(body);
  const code = declineCode(call, providerCode);
  if (code === null) return unclear(unheardOf(reading, call, providerCode));
  return { result: 'declined', code, providerCode };
}

function transactionIds(body: Json): string[] {
  const items = body.itemTransactions;
  if (!Array.isArray(items)) return [];
  return items.map((item) => textOf(item?.paymentTransactionId)).filter((id) => id !== null);
}

/**
 * A successful payment, believed only when it is the attempt asked for and its signature over
 * paymentId:currency:basketId:conversationId:paidPrice:price is right.
 * Source: docs.iyzico.com response-signature-validation.
 */
export function readPayment(reading: Reading, body: Json, attemptId: string): Charged | Unclear {
  const paymentId = textOf(body.paymentId);
  const basketId = textOf(body.basketId);
  const priceMinor = readAmount(body.price);
  const paidMinor = readAmount(body.paidPrice);
  if (paymentId === null || basketId === null || priceMinor === null || paidMinor === null)
    return unclear('incomplete-answer');
  if (body.currency !== 'TRY') return unclear('other-currency');
  if (textOf(body.conversationId) !== attemptId) return unclear('answer-of-another-attempt');
  const expected = signatureOf(reading.secretKey, [
    paymentId,
    'TRY',
    basketId,
    attemptId,
    signedAmountText(paidMinor),
    signedAmountText(priceMinor),
  ]);
  if (!isSignature(expected, body.signature)) return unclear('wrong-signature');
  return {
    result: 'charged',
    attemptId,
    paymentId,
    transactionIds: transactionIds(body),
    priceMinor,
    paidMinor,
    orderId: basketId,
  };
}

/** `fraudStatus` 0 is under review: neither charged nor declined until iyzico decides. */
export function readCharge(reading: Reading, body: Json, attemptId: string): ChargeAnswer {
  if (body.status === 'failure') return readFailure(reading, 'charge', body);
  const payment = readPayment(reading, body, attemptId);
  if (payment.result === 'charged' && body.fraudStatus === 0) return unclear('under-review');
  return payment;
}
