import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { ordersThatAre } from '../../platform/transitions/order-questions.ts';
import { isQuoteOf } from '../../quotes/quote-of-session.ts';

/**
 * A kept quote may be begun on one device and paid on another: an order that holds no money yet follows whoever of the
 * quote's owners pays it.
 */
export async function takeOverOrder(
  trx: Transaction<Database>,
  { offerId, sessionId }: { offerId: string; sessionId: string },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('purchase_order')
    .set((to) => ({ session_id: sessionId, version: to('version', '+', 1), updated_at: now }))
    .where('offer_id', '=', offerId)
    .where('session_id', '<>', sessionId)
    .where('state', 'in', ordersThatAre('open-to-card'))
    .where('quote_id', 'in', (quotes) =>
      quotes.selectFrom('quote').select('quote.id').where(isQuoteOf(sessionId)),
    )
    .execute();
}
