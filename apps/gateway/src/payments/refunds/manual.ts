import type { Context } from '../../platform/context.ts';
import { partAgreed } from './refund.ts';

/** Those of the orders whose money a person has to send back by hand. */
export const ordersWaitingForHand = async (
  { db }: Pick<Context, 'db'>,
  orderIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (orderIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('refund')
    .innerJoin('attempt', 'attempt.id', 'refund.attempt_id')
    .select('refund.order_id')
    .where('refund.order_id', 'in', orderIds)
    .where('refund.state', '=', 'MANUAL')
    .where('refund.reason', '<>', partAgreed)
    .where('attempt.surplus', '=', false)
    .execute();
  return new Set(rows.map(({ order_id }) => order_id));
};
