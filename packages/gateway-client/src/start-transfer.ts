import type { AnswerOf, RequestOf } from '@sigorta/contracts/operation';
import { purchaseTransfer } from '@sigorta/contracts/operations/purchase-transfer';
import type { CallOptions, Gateway } from './gateway.ts';

export const startTransfer = (
  gateway: Gateway,
  request: RequestOf<typeof purchaseTransfer>,
  options?: CallOptions,
): Promise<AnswerOf<typeof purchaseTransfer>> => gateway.call(purchaseTransfer, request, options);
