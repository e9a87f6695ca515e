import type { offerDetail } from '@sigorta/contracts/operations/offer-detail';
import { Refusal } from '../http/refusal.ts';
import type { Handler } from '../operations/handler.ts';
import { summaryOf } from './quote-summary.ts';

/** One offer for the session that asked for it; "not yours" and "not there" are the same answer. */
export const readOffer: Handler<typeof offerDetail> = async (context, request, call) => {
  const row = await context.db
    .selectFrom('offer')
    .innerJoin('quote', 'quote.id', 'offer.quote_id')
    .select([
      'offer.body',
      'offer.valid_until',
      'quote.id',
      'quote.product',
      'quote.language',
      'quote.application',
      'quote.created_at',
    ])
    .where('offer.id', '=', request.offerId)
    .where('quote.session_id', '=', call.sessionId)
    .executeTakeFirst();
  const found = row ? context.products.get(row.product) : undefined;
  if (!row || !found) throw new Refusal('not-found');
  return {
    offer: row.body,
    quote: summaryOf(found.product, row),
    expired: row.valid_until <= context.clock(),
  };
};
