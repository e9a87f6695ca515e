import type { Context } from '../../platform/context.ts';
import { ordersThatAre } from '../../platform/transitions/order-questions.ts';

/** An attempt in one of these may take money by itself: another start is refused meanwhile. */
const mayMove = ['authed', 'asked'] as const;

/**
 * The order of a quote that stands against paying it once more: it is bought, or being paid; or it is this very offer's, and
 * is over. Null while the quote may be paid.
 * @param offerId null: against paying any of its offers
 */
export async function purchaseOfQuote(
  { db }: Pick<Context, 'db'>,
  quoteId: string,
  offerId: string | null,
): Promise<string | null> {
  const row = await db
    .selectFrom('purchase_order')
    .select('purchase_order.id')
    .where('purchase_order.quote_id', '=', quoteId)
    .where((rows) =>
      rows.or([
        rows('purchase_order.state', 'in', ordersThatAre('bought')),
        rows.and([
          rows('purchase_order.state', '=', 'REFUNDED'),
          rows('purchase_order.offer_id', '=', offerId),
        ]),
        rows.exists(
          rows
            .selectFrom('attempt')
            .select('attempt.id')
            .whereRef('attempt.order_id', '=', 'purchase_order.id')
            .where('attempt.phase', 'in', mayMove),
        ),
      ]),
    )
    .orderBy('purchase_order.updated_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}
