import type { AnswerOf } from '@sigorta/contracts/operation';
import type { purchaseStatus } from '@sigorta/contracts/operations/purchase-status';

export type Purchase = AnswerOf<typeof purchaseStatus>;

const firstMs = 1000;
const growth = 1.5;
const slowestMs = 15_000;

/** Waiting time before the next look: 1 s, 1.5 s, … at most 15 s. @param looks how many looks there were */
export const nextWait = (looks: number): number =>
  Math.min(firstMs * growth ** Math.max(0, looks - 1), slowestMs);

/** The product's last questions are open, and this browser is the buyer's. */
export const isAsking = ({ detailsUntil, personal }: Purchase): boolean =>
  detailsUntil !== null && personal !== null;

/** Nothing can change any more that the buyer would see. */
export function isSettled(purchase: Purchase): boolean {
  switch (purchase.state) {
    case 'declined':
    case 'refunded':
    case 'expired':
      return true;
    case 'issued':
      if (purchase.cancellation === 'passing-on') return false;
      return purchase.mail !== 'waiting' && purchase.documents.every(({ state }) => state !== 'preparing');
    default:
      return false;
  }
}
