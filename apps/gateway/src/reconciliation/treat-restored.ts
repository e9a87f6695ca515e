import { sql } from 'kysely';
import { inquire } from '../payments/attempts/work-on-attempt.ts';
import { askAboutRefund } from '../payments/refunds/refund.ts';
import { lookedAfterMs } from '../platform/backup/manifest.ts';
import { askToCheckFiles } from '../platform/stored-files/check-files.ts';
import { findEnding } from '../policies/cancel/cancel-policy.ts';
import { findPolicy } from '../policies/issue/issue-policy.ts';
import { carryOut, purchaseOf } from '../purchase/store/carry-out.ts';
import { readPurchase } from '../purchase/store/read-purchases.ts';
import type { ReconcileContext } from './context.ts';

/** The restore that nobody has treated yet; null: none. */
const untreated = async ({ db }: Pick<ReconcileContext, 'db'>): Promise<Date | null> => {
  const row = await db
    .selectFrom('restoration')
    .select('taken_at')
    .where('treated_at', 'is', null)
    .orderBy('epoch', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.taken_at ?? null;
};

/** Orders with anything that had no end in the backup, or ended so shortly before it that it was still looked after. */
async function unfinishedOrders({ db }: Pick<ReconcileContext, 'db'>, takenAt: Date): Promise<string[]> {
  const since = new Date(takenAt.getTime() - lookedAfterMs);
  const { rows } = await sql<{ id: string }>`
    select order_id as id from attempt where state not in ('CHARGED', 'DECLINED', 'EXPIRED')
      or (state in ('DECLINED', 'EXPIRED') and updated_at >= ${since})
    union select order_id from policy where state in ('NONE', 'ISSUING', 'ISSUE_UNKNOWN')
      or (state = 'ISSUE_REJECTED' and updated_at >= ${since})
    union select order_id from refund where state <> 'DONE'
    union select order_id from cancellation where state in ('REQUESTED', 'SENT', 'UNKNOWN', 'MANUAL')
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Takes everything that a backup holds as unfinished for maybe done since, once, before anything else works on it; then the books
 * are to be compared. A gateway does it at its start, so that no worker sees the rows as the backup has them.
 */
export async function treatRestored(context: ReconcileContext): Promise<void> {
  const takenAt = await untreated(context);
  if (takenAt === null) return;
  const orders = await unfinishedOrders(context, takenAt);
  for (const orderId of orders)
    await carryOut(context, await purchaseOf(context.db, 'purchase_order', orderId), {
      command: { do: 'restored', orderId },
    });
  const now = context.clock();
  await context.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('reconciliation_turn')
      .values({ reason: 'restored', due_at: now })
      .onConflict((conflict) => conflict.column('reason').doUpdateSet({ due_at: now, lease_until: null }))
      .execute();
    if (context.objects !== null) await askToCheckFiles(trx, now);
    await trx.updateTable('restoration').set({ treated_at: now }).where('treated_at', 'is', null).execute();
  });
  context.log.warn({ event: 'restored-books-treated', count: orders.length });
}

/**
 * Asks about everything that is unfinished, while the workers that could send leave it alone: whoever switches sending on then
 * knows what was done since the backup.
 */
export async function askAboutUnfinished(context: ReconcileContext): Promise<void> {
  const { db } = context;
  const attempts = await db
    .selectFrom('attempt')
    .select('id')
    .where('state', 'in', ['UNKNOWN', 'AUTHORISING'])
    .execute();
  for (const { id } of attempts) await inquire(context, await purchaseOf(db, 'attempt', id), { id });
  const policies = await db
    .selectFrom('policy')
    .leftJoin('cancellation', (join) =>
      join
        .onRef('cancellation.order_id', '=', 'policy.order_id')
        .on('cancellation.state', 'in', ['SENT', 'UNKNOWN']),
    )
    .select('policy.order_id')
    .where((where) =>
      where.or([where('policy.state', '=', 'ISSUE_UNKNOWN'), where('cancellation.id', 'is not', null)]),
    )
    .execute();
  for (const { order_id } of policies) {
    const purchaseId = await purchaseOf(db, 'purchase_order', order_id);
    const { orders } = await readPurchase(context, purchaseId);
    const st = orders.find(({ id }) => id === order_id)?.policy.st;
    if (st === 'unknown') await findPolicy(context, purchaseId, order_id);
    if (st === 'endunknown') await findEnding(context, purchaseId, order_id);
  }
  const refunds = await db
    .selectFrom('refund')
    .innerJoin('attempt', 'attempt.id', 'refund.attempt_id')
    .select('refund.id')
    .where('refund.state', 'in', ['UNKNOWN', 'MANUAL'])
    .where('attempt.method', '=', 'card')
    .execute();
  for (const { id } of refunds) await askAboutRefund(context, id);
}
