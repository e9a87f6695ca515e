import { lira } from '@sigorta/contracts/money';
import type { Reach, SavedQuoteView } from '@sigorta/contracts/operations/saved-quote';
import { hasInsured } from '@sigorta/product-kit/product-fields';
import type { Context } from '../../platform/context.ts';
import type { Call } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { asItLies } from '../../platform/sensitive/sealed-application.ts';
import { ordersThatAre } from '../../platform/transitions/order-questions.ts';
import { detailAsked, detailOfPrice, opensByLink } from './owner-detail.ts';
import { type SavedRow, standingOf } from './saved-link.ts';

const offersOf = ({ db }: Context, quoteId: string) =>
  db
    .selectFrom('offer')
    .select(['body', 'price', 'created_at'])
    .where('quote_id', '=', quoteId)
    .orderBy('price')
    .execute();

/** A purchase of one of its two quotes that cost or may cost something. */
export const isBought = async ({ db }: Context, saved: SavedRow): Promise<boolean> =>
  (await db
    .selectFrom('purchase_order')
    .select('id')
    .where('quote_id', 'in', [saved.quote_id, saved.latest_quote_id])
    .where('state', 'not in', ordersThatAre('idle'))
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** How far the policy reaches whose reminder led to this quote. */
async function reachBefore({ db }: Context, { id }: SavedRow): Promise<Reach | null> {
  const found = await db
    .selectFrom('renewal_reminder')
    .innerJoin('purchase_order', 'purchase_order.id', 'renewal_reminder.order_id')
    .select('purchase_order.offer')
    .where('renewal_reminder.saved_quote_id', '=', id)
    .executeTakeFirst();
  if (!found) return null;
  const { coverages, deductible, exclusions, territory } = found.offer;
  return { coverages, deductible, exclusions, ...(territory && { territory }) };
}

/** What the link shows to anybody; the application gives a number of persons and nothing else of them. */
export const viewOf = async (context: Context, saved: SavedRow, call: Call): Promise<SavedQuoteView> => {
  const quote = await context.db
    .selectFrom('quote')
    .select(['id', 'product', 'release', 'application', 'created_at', 'awaits_rest'])
    .where('id', '=', saved.latest_quote_id)
    .executeTakeFirst();
  const product = quote && (await context.products.of(quote))?.product;
  if (!quote || !product) throw new Refusal('not-found');
  const isRefreshed = saved.latest_quote_id !== saved.quote_id;
  const [offers, before, standing, bought, was] = await Promise.all([
    offersOf(context, quote.id),
    isRefreshed ? offersOf(context, saved.quote_id) : [],
    standingOf(context, quote.id, call),
    isBought(context, saved),
    reachBefore(context, saved),
  ]);
  return {
    product: quote.product,
    people: hasInsured(product) ? (asItLies(quote.application).insured?.length ?? 0) : 0,
    askedAt: quote.created_at.toISOString(),
    until: saved.expires_at.toISOString(),
    offers: offers.map(({ body }) => body),
    before: before.map(({ body, price }) => ({ insurer: body.insurer, price: lira(price) })),
    quoteId: standing === 'session' ? quote.id : null,
    loggedIn: standing === 'phone',
    asks: quote.awaits_rest ? detailOfPrice(product) : detailAsked(product),
    ...(quote.awaits_rest && { awaitsRest: true as const }),
    ...(quote.awaits_rest && opensByLink(product) && { opens: true as const }),
    ...(was && { was }),
    bought,
  };
};
