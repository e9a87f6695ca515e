import type { AnswerOf, RequestOf } from '@sigorta/contracts/operation';
import { paymentStart } from '@sigorta/contracts/operations/payment-start';
import type { CallOptions, Gateway } from './gateway.ts';

/** Starts paying; never repeated by itself. */
export const startPayment = (
  gateway: Gateway,
  request: RequestOf<typeof paymentStart>,
  options?: CallOptions,
): Promise<AnswerOf<typeof paymentStart>> => gateway.call(paymentStart, request, options);
