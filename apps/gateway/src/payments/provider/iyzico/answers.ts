import type { ChargeAnswer, Charged, Declined, Unclear } from '../provider.ts';
import { readAmount, signedAmountText } from './amount.ts';
import { declineCode } from './error-codes.ts';
import { isSignature, signatureOf } from './signature.ts';
import type { Json } from './wire.ts';

export const unclear = (why: string): Unclear => ({ result: 'unknown', why });

export const textOf = (value: unknown): string | null =>
  typeof value === 'string'
    ? value
    : typeof value === 'number' && Number.isFinite(value)
      ? String(value)
      : null;

/** A failure is believed only with a code we know; anything else proves nothing. */
export function readFailure(body: Json): Declined | Unclear {
  const providerCode = textOf(body.errorCode) ?? '';
  const code = declineCode(providerCode);
  if (code === null) return unclear(`unheard-of-code-${providerCode.replace(/\W/g, '').slice(0, 12)}`);
  return { result: 'declined', code, providerCode };
}

function transactionIds(body: Json): string[] {
  const items = body.itemTransactions;
  if (!Array.isArray(items)) return [];
  return items.map((item) => textOf(item?.paymentTransactionId)).filter((id) => id !== null);
}

/**
 * A successful payment, believed only when its signature over
 * paymentId:currency:basketId:conversationId:paidPrice:price is right.
 * Source: docs.iyzico.com response-signature-validation.
 */
export function readPayment(secretKey: string, body: Json): Charged | Unclear {
  const paymentId = textOf(body.paymentId);
  const basketId = textOf(body.basketId);
  const conversationId = textOf(body.conversationId) ?? '';
  const priceMinor = readAmount(body.price);
  const paidMinor = readAmount(body.paidPrice);
  if (paymentId === null || basketId === null || priceMinor === null || paidMinor === null)
    return unclear('incomplete-answer');
  if (body.currency !== 'TRY') return unclear('other-currency');
  const expected = signatureOf(secretKey, [
    paymentId,
    'TRY',
    basketId,
    conversationId,
    signedAmountText(paidMinor),
    signedAmountText(priceMinor),
  ]);
  if (!isSignature(expected, body.signature)) return unclear('wrong-signature');
  return {
    result: 'charged',
    paymentId,
    transactionIds: transactionIds(body),
    priceMinor,
    paidMinor,
    orderId: basketId,
  };
}

/** `fraudStatus` 0 is under review: neither charged nor declined until iyzico decides. */
export function readCharge(secretKey: string, body: Json): ChargeAnswer {
  if (body.status === 'failure') return readFailure(body);
  const payment = readPayment(secretKey, body);
  if (payment.result === 'charged' && body.fraudStatus === 0) return unclear('under-review');
  return payment;
}
