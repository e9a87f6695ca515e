import type { AnswerOf, RequestOf } from '@sigorta/contracts/operation';
import { paymentStatus } from '@sigorta/contracts/operations/payment-status';
import type { CallOptions, Gateway } from './gateway.ts';

export const fetchPayment = (
  gateway: Gateway,
  request: RequestOf<typeof paymentStatus>,
  options?: CallOptions,
): Promise<AnswerOf<typeof paymentStatus>> => gateway.call(paymentStatus, request, options);
