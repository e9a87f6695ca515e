import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';

const hourMs = 3_600_000;

/**
 * Who tries card after card has stolen them, or needs a pause. Counted over the last hour, for the quote and for the
 * session, whatever became of the orders.
 * @param most declined attempts in an hour after which the next one waits
 * @throws Refusal `too-many-requests` with the seconds until the oldest of them is an hour old
 */
export async function refuseAfterDeclines(
  trx: Transaction<Database>,
  of: { quoteId: string; sessionId: string },
  most: number,
  now: Date,
): Promise<void> {
  const latest = await trx
    .selectFrom('attempt')
    .innerJoin('purchase_order', 'purchase_order.id', 'attempt.order_id')
    .select('attempt.updated_at')
    .where('attempt.state', '=', 'DECLINED')
    .where('attempt.updated_at', '>', new Date(now.getTime() - hourMs))
    .where((or) =>
      or.or([
        or('purchase_order.quote_id', '=', of.quoteId),
        or('purchase_order.session_id', '=', of.sessionId),
      ]),
    )
    .orderBy('attempt.updated_at', 'desc')
    .limit(most)
    .execute();
  const oldest = latest[most - 1];
  if (!oldest) return;
  const waitMs = oldest.updated_at.getTime() + hourMs - now.getTime();
  throw new Refusal('too-many-requests', { retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) });
}
