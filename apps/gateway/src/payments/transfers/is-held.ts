import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { isStillAsked } from '../../purchase/payment-requests.ts';

/** Whether what an order buys can still be had: the insurer's quote lives, or the payment is still asked for. */
export async function isHeld(
  trx: Transaction<Database>,
  order: { id: string; kind: 'policy' | 'payment'; offer_id: string },
  now: Date,
): Promise<boolean> {
  if (order.kind === 'payment') return isStillAsked(trx, order.id);
  const offer = await trx
    .selectFrom('offer')
    .select(['valid_until', 'quote_until'])
    .where('id', '=', order.offer_id)
    .executeTakeFirst();
  return offer !== undefined && (offer.quote_until ?? offer.valid_until) > now;
}
