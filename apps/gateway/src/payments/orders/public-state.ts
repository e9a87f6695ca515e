import type { purchaseStates } from '@sigorta/contracts/operations/purchase-status';
import type { AttemptState, OrderState } from '../../platform/transitions/states.ts';

export type PublicState = (typeof purchaseStates)[number];

const byAttempt: Record<AttemptState, PublicState> = {
  CREATED: 'awaiting-bank',
  THREEDS_PENDING: 'awaiting-bank',
  CALLBACK_OK: 'checking',
  AUTHORISING: 'checking',
  UNKNOWN: 'checking',
  CHARGED: 'issuing',
  DECLINED: 'declined',
  EXPIRED: 'expired',
};

/**
 * What the buyer may know: never success before the policy exists, never failure once it does (docs/lifecycle.md).
 * @param waitsForHand its refund is one that a person has to send
 */
export function publicState(
  order: OrderState,
  latestAttempt: AttemptState,
  waitsForHand: boolean,
): PublicState {
  switch (order) {
    case 'AWAITING_TRANSFER':
      return 'awaiting-transfer';
    case 'PAID':
    case 'ISSUING':
      return 'issuing';
    case 'ISSUED':
    case 'DELIVERED':
      return 'issued';
    case 'REFUND_DUE':
      return 'refund-due';
    case 'REFUNDED':
      return 'refunded';
    case 'MANUAL':
      return waitsForHand ? 'refund-by-hand' : 'manual';
    case 'CONSENTED':
    case 'PAYING':
      return byAttempt[latestAttempt];
  }
}
