import { purchaseStatus } from '@sigorta/contracts/operations/purchase-status';
import { type Poll, usePoll } from '@sigorta/gateway-client/react/use-poll';
import { isSettled, type Purchase } from './polling.ts';

/** Where a purchase stands, asked until nothing can change. */
export const usePurchase = (purchaseId: string): Poll<Purchase> =>
  usePoll(purchaseStatus, { purchaseId }, { until: isSettled });
