import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { JobContext } from '../../platform/job-context.ts';
import type { Outcome } from '../../platform/outbox/claim.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import type { PurchaseContext } from '../context.ts';
import { writing } from './open-cases.ts';
import { judgeAll, unjudged } from './unjudged.ts';

/** purchases a transaction: whoever wants one of them waits for no longer than these take */
const together = 100;

/**
 * Writes the cases of some; one that somebody works on is left for the next time.
 * @param but those that cannot be read, as it is known already
 * @returns how many were looked at, at most a hundred, and which of them cannot be read
 */
export async function judgeSome(
  context: Pick<PurchaseContext, 'log' | 'products'>,
  trx: Transaction<Database>,
  but: readonly string[] = [],
): Promise<{ looked: number; unread: string[] }> {
  const locked = await unjudged(trx, but).limit(together).forUpdate().skipLocked().execute();
  if (locked.length === 0) return { looked: 0, unread: [] };
  const { judged, unread } = await judgeAll(
    context,
    trx,
    locked.map(({ id }) => id),
  );
  const ids = locked.map(({ id }) => id).filter((id) => !unread.includes(id));
  if (ids.length > 0) {
    const having = judged.filter(({ cases }) => cases.length > 0);
    await trx.deleteFrom('open_case').where('purchase_id', 'in', ids).execute();
    if (having.length > 0) await sql`${writing(having)}`.execute(trx);
    await trx
      .updateTable('purchase')
      .set((to) => ({ is_unjudged: false, judged_version: to.ref('version') }))
      .where('id', 'in', ids)
      .execute();
  }
  return { looked: locked.length, unread };
}

/**
 * Writes the cases of purchases that something changed without writing them: the version before, or a migration that marks them because
 * a rule is another one. Which they are stands in their rows, so it goes on where a dead process left it.
 */
export async function judgePurchases(context: PurchaseContext): Promise<Outcome> {
  const notRead: string[] = [];
  for (;;) {
    const { looked, unread } = await context.db
      .transaction()
      .execute((trx) => judgeSome(context, trx, notRead));
    if (looked < together) return 'done';
    if (unread.length < looked) return { againMs: 0 };
    notRead.push(...unread);
  }
}

/** Has the outbox do it, while there is something to do. */
export async function askToJudgePurchases({ db, clock }: Pick<JobContext, 'db' | 'clock'>): Promise<void> {
  const open = await unjudged(db).limit(1).executeTakeFirst();
  if (open) await db.transaction().execute((trx) => enqueue(trx, 'judge-purchases', 'all', clock()));
}
