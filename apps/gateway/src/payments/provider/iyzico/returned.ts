import { isSignature, signatureOf } from '@sigorta/payment-wire/iyzico-signature';
import type { ReturnAnswer, TakenCharge } from '../provider.ts';
import { readAmount, signedAmountText } from './amount.ts';
import { codeOf, type Reading, textOf, unclear, unheardOf } from './answers.ts';
import {
  notSettledCodes,
  notVoidableCodes,
  refusedReturnCodes,
  systemErrorCodes,
  tooManyCode,
  underWayCode,
} from './error-codes.ts';
import type { Json } from './wire.ts';

const minuteMs = 60_000;
const systemErrorMs = 30_000;

/** A void or refund we sent. */
export interface SentReturn {
  call: 'void' | 'refund';
  charge: TakenCharge;
  reference: string;
  amountMinor: number;
}

/**
 * Done only when the answer names our payment, our reference and our amount, and its signature over
 * paymentId:price:currency:conversationId is right. Source of the order: docs.iyzico.com response-signature-validation; a
 * public client checks it so against iyzico's sandbox.
 */
function readDone(reading: Reading, body: Json, sent: SentReturn): ReturnAnswer {
  const amount = readAmount(body.price);
  if (textOf(body.paymentId) !== sent.charge.paymentId) return unclear('return-of-another-payment');
  if (textOf(body.conversationId) !== sent.reference) return unclear('return-under-another-reference');
  /* a void is of all, and the documentation calls its price the basket's: both are named */
  const right = sent.call === 'void' ? [sent.amountMinor, sent.charge.priceMinor] : [sent.amountMinor];
  if (amount === null || !right.includes(amount) || body.currency !== 'TRY')
    return unclear('return-of-another-amount');
  const expected = signatureOf(reading.secretKey, [
    sent.charge.paymentId,
    signedAmountText(amount),
    'TRY',
    sent.reference,
  ]);
  if (!isSignature(expected, body.signature)) return unclear('wrong-signature');
  return { result: 'done', reference: sent.reference, amountMinor: sent.amountMinor };
}

function readRefusal(reading: Reading, code: string, sent: SentReturn): ReturnAnswer {
  if (code === tooManyCode) return { result: 'later', retryAfterMs: minuteMs };
  /* a second whole return is stopped by the provider's own sum; a second part would go through */
  if (systemErrorCodes.has(code))
    return sent.amountMinor === sent.charge.paidMinor
      ? { result: 'later', retryAfterMs: systemErrorMs }
      : unclear('system-error');
  if (code === underWayCode) return unclear('under-way');
  if (sent.call === 'void' && notVoidableCodes.has(code)) return { result: 'not-voidable' };
  if (sent.call === 'refund' && notSettledCodes.has(code)) return { result: 'not-settled' };
  if (sent.call === 'refund' && refusedReturnCodes.has(code))
    return { result: 'refused', providerCode: code };
  return unclear(unheardOf(reading, sent.call, code));
}

/** The answer to `/payment/cancel` or `/payment/refund`. */
export const readReturned = (reading: Reading, body: Json, sent: SentReturn): ReturnAnswer =>
  body.status === 'success' ? readDone(reading, body, sent) : readRefusal(reading, codeOf(body), sent);
