import type { PurchaseContext } from '../context.ts';
import { type Page, pageOf } from '../machine/page.ts';
import { readPurchases } from './read-purchases.ts';

/** What the buyer's page shows of each order of these purchases, by the order's id. */
export async function pagesOfOrders(
  context: Pick<PurchaseContext, 'db' | 'products'>,
  purchaseIds: readonly string[],
): Promise<ReadonlyMap<string, Page>> {
  const purchases = await readPurchases(context, purchaseIds);
  return new Map(purchases.flatMap(({ orders }) => orders).map((order) => [order.id, pageOf(order)]));
}
