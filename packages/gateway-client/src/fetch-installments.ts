import type { AnswerOf, RequestOf } from '@sigorta/contracts/operation';
import { installments } from '@sigorta/contracts/operations/installments';
import type { CallOptions, Gateway } from './gateway.ts';

/** Ways to pay an offer with a card. */
export const fetchInstallments = (
  gateway: Gateway,
  request: RequestOf<typeof installments>,
  options?: CallOptions,
): Promise<AnswerOf<typeof installments>> => gateway.call(installments, request, options);
