import type { PurchaseContext } from '../context.ts';
import { type Page, pageOf } from '../machine/page.ts';
import { purchaseFrom } from './load.ts';
import {
  type AttemptRow,
  type NoticeRow,
  type PolicyRow,
  type PurchaseRows,
  readRows,
  type TransferRow,
} from './rows.ts';

/** An order's rows, and what the buyer's page shows of it. */
export interface OrderRows {
  page: Page | undefined;
  attempts: AttemptRow[];
  policy: PolicyRow | undefined;
  /** the newest */
  notice: NoticeRow | undefined;
  /** the newest */
  transfer: TransferRow | undefined;
  /** given back of what paid for it, kuruş; surplus money is none of it */
  givenBack: number;
}

/** Reads them with the purchase that the order belongs to, of one moment, each table once; good for looking, not for deciding. */
export async function readOrderRows(
  context: Pick<PurchaseContext, 'db' | 'products'>,
  order: { id: string; quote_id: string },
): Promise<OrderRows> {
  return orderRowsFrom(context, order, await readRows(context.db, order.quote_id));
}

/** The same of rows that were read. */
export async function orderRowsFrom(
  context: Pick<PurchaseContext, 'products'>,
  order: { id: string; quote_id: string },
  rows: PurchaseRows,
): Promise<OrderRows> {
  const purchase = await purchaseFrom(context, order.quote_id, rows);
  const known = purchase.orders.find(({ id }) => id === order.id);
  const own = <T extends { order_id: string }>(all: readonly T[]): T[] =>
    all.filter(({ order_id }) => order_id === order.id);
  const attempts = own(rows.attempts);
  const surplus = new Set(attempts.filter((one) => one.surplus).map(({ id }) => id));
  const done = own(rows.refunds).filter((one) => one.state === 'DONE' && !surplus.has(one.attempt_id));
  return {
    page: known && pageOf(known),
    attempts,
    policy: own(rows.policies)[0],
    notice: own(rows.notices)[0],
    transfer: own(rows.transfers)[0],
    givenBack: done.reduce((sum, { amount }) => sum + amount, 0),
  };
}
