import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { isStillAsked, seemsStillAsked } from '../../purchase/payment-requests.ts';

interface Ordered {
  id: string;
  kind: 'policy' | 'payment';
  offer_id: string;
}

async function isOfferHeld(db: Kysely<Database>, offerId: string, now: Date): Promise<boolean> {
  const offer = await db
    .selectFrom('offer')
    .select(['valid_until', 'quote_until'])
    .where('id', '=', offerId)
    .executeTakeFirst();
  return offer !== undefined && (offer.quote_until ?? offer.valid_until) > now;
}

/** Whether what an order buys can still be had: the insurer's quote lives, or the payment is still asked for. */
export const isHeld = (trx: Transaction<Database>, order: Ordered, now: Date): Promise<boolean> =>
  order.kind === 'payment' ? isStillAsked(trx, order.id) : isOfferHeld(trx, order.offer_id, now);

/** The same for who only looks: nothing is held for it. */
export const seemsHeld = (db: Kysely<Database>, order: Ordered, now: Date): Promise<boolean> =>
  order.kind === 'payment' ? seemsStillAsked(db, order.id) : isOfferHeld(db, order.offer_id, now);
