import type { InquiryAnswer } from '../provider.ts';
import { readAmount } from './amount.ts';
import { readFailure, readPayment, textOf, unclear } from './answers.ts';
import { notFoundCodes } from './error-codes.ts';
import type { Json } from './wire.ts';

/** Kuruş already given back. */
function returnedMinor(body: Json, paidMinor: number): number | null {
  if (body.cancelled === true) return paidMinor;
  return body.refundedPrice === undefined ? 0 : readAmount(body.refundedPrice);
}

/** The answer to `/payment/detail`: the only thing that ends an unknown outcome. */
export function readInquiry(secretKey: string, body: Json): InquiryAnswer {
  if (body.status === 'failure')
    return notFoundCodes.has(textOf(body.errorCode) ?? '') ? { result: 'not-found' } : readFailure(body);
  switch (body.paymentStatus) {
    case 'SUCCESS': {
      const payment = readPayment(secretKey, body);
      if (payment.result !== 'charged') return payment;
      const returned = returnedMinor(body, payment.paidMinor);
      return returned === null ? unclear('unreadable-refunds') : { ...payment, returnedMinor: returned };
    }
    case 'FAILURE':
      return readFailure(body);
    case 'INIT_THREEDS':
    case 'CALLBACK_THREEDS':
      return { result: 'open' };
    default:
      return unclear('unheard-of-payment-status');
  }
}
