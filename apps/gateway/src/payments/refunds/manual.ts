import { partAgreed } from '@sigorta/contracts/refund-reasons';
import type { Context } from '../../platform/context.ts';

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
    /* above the ceiling it goes the usual way once two persons let it */
    .where(({ eb, or }) => or([eb('refund.held', 'is', null), eb('refund.held', '<>', 'ceiling')]))
    .where('refund.reason', '<>', partAgreed)
    .where('attempt.surplus', '=', false)
    .execute();
  return new Set(rows.map(({ order_id }) => order_id));
};
