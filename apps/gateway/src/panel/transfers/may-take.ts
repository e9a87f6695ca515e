import { seemsHeld } from '../../payments/transfers/is-held.ts';
import type { Context } from '../../platform/context.ts';
import type { Purchase } from '../../purchase/machine/state.ts';
import { mayPay } from '../../purchase/machine/transfer.ts';
import { readPurchases } from '../../purchase/store/read-purchases.ts';

interface Row {
  id: string;
  order_id: string;
  kind: 'policy' | 'payment';
  offer_id: string;
  quote_id: string;
  open_money: number | null;
}

const isFree = (purchases: readonly Purchase[], { id, open_money }: Row): boolean =>
  purchases.some((purchase) =>
    purchase.orders.some(
      (order) =>
        order.transfer?.id === id &&
        mayPay({ purchase }, { order, transfer: order.transfer }, Number(open_money)),
    ),
  );

/**
 * Which transfers of a page may pay for their orders with the money that came. It is what settling one asks, so that the list
 * offers nothing that is refused: by the offer's end, or because something else of the purchase was bought meanwhile.
 */
export async function takeable(context: Context, rows: readonly Row[]): Promise<ReadonlySet<string>> {
  const cases = rows.filter(({ open_money }) => open_money !== null);
  const purchases = await readPurchases(context, [...new Set(cases.map(({ quote_id }) => quote_id))]);
  const free = cases.filter((row) => isFree(purchases, row));
  const now = context.clock();
  const held = await Promise.all(free.map((row) => seemsHeld(context.db, { ...row, id: row.order_id }, now)));
  return new Set(free.flatMap(({ id }, at) => (held[at] ? [id] : [])));
}
