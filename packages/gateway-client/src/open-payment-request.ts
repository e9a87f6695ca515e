import type { AnswerOf, RequestOf } from '@sigorta/contracts/operation';
import { paymentRequestOpen } from '@sigorta/contracts/operations/payment-request-open';
import type { CallOptions, Gateway } from './gateway.ts';

export const openPaymentRequest = (
  gateway: Gateway,
  request: RequestOf<typeof paymentRequestOpen>,
  options?: CallOptions,
): Promise<AnswerOf<typeof paymentRequestOpen>> => gateway.call(paymentRequestOpen, request, options);
