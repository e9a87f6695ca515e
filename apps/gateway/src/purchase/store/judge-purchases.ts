import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { JobContext } from '../../platform/job-context.ts';
import type { Outcome } from '../../platform/outbox/claim.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import type { PurchaseContext } from '../context.ts';
import { purchaseFrom } from './load.ts';
import { storedCasesOf, writing } from './open-cases.ts';
import { readRows } from './rows.ts';

/** purchases a transaction: whoever wants one of them waits for no longer than these take */
const together = 100;

/** Takes locks of some that are not judged; one that somebody works on is left for the next time. */
const lockUnjudged = async (trx: Transaction<Database>): Promise<string[]> => {
  const rows = await trx
    .selectFrom('purchase')
    .select('id')
    .where('is_unjudged', '=', true)
    .orderBy('created_at')
    .orderBy('id')
    .limit(together)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
};

/** @returns how many, at most a hundred */
export async function judgeSome(
  context: Pick<PurchaseContext, 'products'>,
  trx: Transaction<Database>,
): Promise<number> {
  const ids = await lockUnjudged(trx);
  if (ids.length === 0) return 0;
  const rows = await readRows(trx, ...ids);
  const found = await Promise.all(
    [...Map.groupBy(rows.orders, ({ quote_id }) => quote_id)].map(async ([purchaseId, orders]) => ({
      purchaseId,
      orders,
      cases: storedCasesOf(await purchaseFrom(context, purchaseId, { ...rows, orders })),
    })),
  );
  const having = found.filter(({ cases }) => cases.length > 0);
  await trx.deleteFrom('open_case').where('purchase_id', 'in', ids).execute();
  if (having.length > 0) await sql`${writing(having)}`.execute(trx);
  await trx
    .updateTable('purchase')
    .set((to) => ({ is_unjudged: false, judged_version: to.ref('version') }))
    .where('id', 'in', ids)
    .execute();
  return ids.length;
}

/**
 * Writes the cases of purchases that something changed without writing them: the version before, or a migration that marks them because
 * a rule is another one. Which they are stands in their rows, so it goes on where a dead process left it.
 */
export async function judgePurchases(context: PurchaseContext): Promise<Outcome> {
  const judged = await context.db.transaction().execute((trx) => judgeSome(context, trx));
  return judged < together ? 'done' : { againMs: 0 };
}

/** Has the outbox do it, while there is something to do. */
export async function askToJudgePurchases({ db, clock }: Pick<JobContext, 'db' | 'clock'>): Promise<void> {
  const open = await db
    .selectFrom('purchase')
    .select('id')
    .where('is_unjudged', '=', true)
    .limit(1)
    .executeTakeFirst();
  if (open) await db.transaction().execute((trx) => enqueue(trx, 'judge-purchases', 'all', clock()));
}
