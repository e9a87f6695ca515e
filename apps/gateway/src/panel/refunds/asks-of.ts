import { lira } from '@sigorta/contracts/money';
import type { AnswerOf } from '@sigorta/contracts/operation';
import type { paymentDetail } from '@sigorta/contracts/panel/payments';
import type { Kysely } from 'kysely';
import type { Staff } from '../../platform/caller.ts';
import type { Database } from '../../platform/database/database.ts';

/** Who asked for an order's money back, newest first, and what was said to it. */
export const refundAsksOf = async (
  db: Kysely<Database>,
  orderId: string,
  staff: Staff,
): Promise<AnswerOf<typeof paymentDetail>['asks']> => {
  const rows = await db
    .selectFrom('refund_ask')
    .innerJoin('staff as asker', 'asker.id', 'refund_ask.asked_by')
    .leftJoin('staff as decider', 'decider.id', 'refund_ask.decided_by')
    .selectAll('refund_ask')
    .select(['asker.name as asker', 'decider.name as decider'])
    .where('refund_ask.order_id', '=', orderId)
    .orderBy('refund_ask.asked_at', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    state: row.state,
    amount: lira(row.amount ?? 0),
    reason: row.reason,
    askedBy: row.asker,
    askedAt: row.asked_at.toISOString(),
    own: row.asked_by === staff.id,
    decidedBy: row.decider,
    decidedAt: row.decided_at?.toISOString() ?? null,
    note: row.note,
  }));
};
