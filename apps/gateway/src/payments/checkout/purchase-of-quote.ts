import type { Context } from '../../platform/context.ts';
import { ordersThatAre } from '../../platform/transitions/order-questions.ts';

/** An attempt in one of these may take money by itself: another start is refused meanwhile. */
const mayMove = ['authed', 'asked'] as const;

interface Standing {
  /** against paying this offer: its quote is bought, or being paid, or money of this very offer went back */
  purchaseId: string | null;
  /** against paying any offer of the quote */
  quotePurchaseId: string | null;
}

/** The orders of a quote that stand against paying it once more; null while it may be paid. */
export async function purchaseOfQuote(
  { db }: Pick<Context, 'db'>,
  quoteId: string,
  offerId: string,
): Promise<Standing> {
  const rows = await db
    .selectFrom('purchase_order')
    .select(['purchase_order.id', 'purchase_order.offer_id'])
    .select((row) =>
      row
        .or([
          row('purchase_order.state', 'in', ordersThatAre('bought')),
          row.exists(
            row
              .selectFrom('attempt')
              .select('attempt.id')
              .whereRef('attempt.order_id', '=', 'purchase_order.id')
              .where('attempt.phase', 'in', mayMove),
          ),
        ])
        .as('holds'),
    )
    .select((row) => row('purchase_order.state', '=', 'REFUNDED').as('back'))
    .where('purchase_order.quote_id', '=', quoteId)
    .orderBy('purchase_order.updated_at', 'desc')
    .execute();
  const of = (order: (typeof rows)[number] | undefined): string | null => order?.id ?? null;
  return {
    purchaseId: of(rows.find(({ holds, back, offer_id }) => holds || (back && offer_id === offerId))),
    quotePurchaseId: of(rows.find(({ holds }) => holds)),
  };
}
