import type { PurchaseContext } from '../context.ts';
import type { Purchase } from '../machine/state.ts';
import { purchaseFrom } from './load.ts';
import { readRows } from './rows.ts';

/** A purchase as it is now, without its lock: good for looking, not for deciding. */
export async function readPurchase(
  context: Pick<PurchaseContext, 'db' | 'products'>,
  purchaseId: string,
): Promise<Purchase> {
  const rows = await readRows(context.db, purchaseId);
  return purchaseFrom(context, purchaseId, rows);
}

/** Purchases as they are now, without their locks: good for looking, not for deciding. Their order is not kept. */
export async function readPurchases(
  context: Pick<PurchaseContext, 'db' | 'products'>,
  purchaseIds: readonly string[],
): Promise<Purchase[]> {
  if (purchaseIds.length === 0) return [];
  const rows = await readRows(context.db, ...purchaseIds);
  return Promise.all(
    [...Map.groupBy(rows.orders, ({ quote_id }) => quote_id)].map(([id, orders]) =>
      purchaseFrom(context, id, { ...rows, orders }),
    ),
  );
}
