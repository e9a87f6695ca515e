import type { AnswerOf, RequestOf } from '@sigorta/contracts/operation';
import { purchaseStart } from '@sigorta/contracts/operations/purchase-start';
import type { CallOptions, Gateway } from './gateway.ts';

/** Starts paying; never repeated by itself. */
export const startPurchase = (
  gateway: Gateway,
  request: RequestOf<typeof purchaseStart>,
  options?: CallOptions,
): Promise<AnswerOf<typeof purchaseStart>> => gateway.call(purchaseStart, request, options);
