import type { AnswerOf, RequestOf } from '@sigorta/contracts/operation';
import { purchaseStatus } from '@sigorta/contracts/operations/purchase-status';
import type { CallOptions, Gateway } from './gateway.ts';

/** Where a purchase stands. */
export const fetchPurchase = (
  gateway: Gateway,
  request: RequestOf<typeof purchaseStatus>,
  options?: CallOptions,
): Promise<AnswerOf<typeof purchaseStatus>> => gateway.call(purchaseStatus, request, options);
