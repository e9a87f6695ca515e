import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusal.ts';
import { orderIs } from '../platform/transitions/order-questions.ts';

/** Attempts that may still take money. One that was refused or given up is over; its order keeps what it was made with. */
const mayTakeMoney = ['open', 'authed', 'asked'] as const;

/** @throws Refusal `already-paid`, `payment-in-progress`, `payment-tried`: an order of the quote names the persons of before */
export const refuseOrdered = async (db: Kysely<Database>, quoteId: string): Promise<void> => {
  const orders = await db
    .selectFrom('purchase_order')
    .leftJoin('attempt', (join) =>
      join.onRef('attempt.order_id', '=', 'purchase_order.id').on('attempt.phase', 'in', mayTakeMoney),
    )
    .select(['purchase_order.state', 'attempt.id as under_way'])
    .where('purchase_order.quote_id', '=', quoteId)
    .execute();
  if (orders.length === 0) return;
  if (orders.some(({ state }) => orderIs('bought', state))) throw new Refusal('already-paid');
  const isOver = orders.every(({ state, under_way }) => under_way === null && orderIs('idle', state));
  throw new Refusal(isOver ? 'payment-tried' : 'payment-in-progress');
};
