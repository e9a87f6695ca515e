import type { AnswerOf, RequestOf } from '@sigorta/contracts/operation';
import { paymentOptions } from '@sigorta/contracts/operations/payment-options';
import type { CallOptions, Gateway } from './gateway.ts';

export const fetchPaymentOptions = (
  gateway: Gateway,
  request: RequestOf<typeof paymentOptions>,
  options?: CallOptions,
): Promise<AnswerOf<typeof paymentOptions>> => gateway.call(paymentOptions, request, options);
