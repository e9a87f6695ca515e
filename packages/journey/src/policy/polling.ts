import type { AnswerOf } from '@sigorta/contracts/operation';
import type { purchaseStatus } from '@sigorta/contracts/operations/purchase-status';

export type Purchase = AnswerOf<typeof purchaseStatus>;

/** The product's last questions are open, and this browser is the buyer's. */
export const isAsking = ({ detailsUntil, personal }: Purchase): boolean =>
  detailsUntil !== null && personal !== null;

const isSmsQueued = ({ personal }: Purchase): boolean =>
  personal?.deliveries.some(({ channel, state }) => channel === 'sms' && state === 'queued') ?? false;

/** Nothing can change any more that the buyer would see. */
export function isSettled(purchase: Purchase): boolean {
  switch (purchase.state) {
    case 'declined':
    case 'refunded':
    case 'expired':
      return true;
    case 'issued':
      if (purchase.cancellation === 'passing-on') return false;
      if (isSmsQueued(purchase)) return false;
      return purchase.mail !== 'waiting' && purchase.documents.every(({ state }) => state !== 'preparing');
    default:
      return false;
  }
}
