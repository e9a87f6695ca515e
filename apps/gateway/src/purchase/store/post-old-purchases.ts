import type { JobContext } from '../../platform/job-context.ts';
import type { Outcome } from '../../platform/outbox/claim.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import type { PurchaseContext } from '../context.ts';
import { purchaseFrom } from './load.ts';
import { postPurchase } from './post.ts';
import { lockPurchase, readRows } from './rows.ts';

/** purchases a run, each in its own transaction: nobody waits for long, and a dead process loses one */
const together = 50;

const notPosted = async ({ db }: Pick<PurchaseContext, 'db'>, after: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('purchase')
    .select('id')
    .where('is_posted', '=', false)
    .where('id', '>', after)
    .orderBy('id')
    .limit(together)
    .execute();
  return rows.map(({ id }) => id);
};

/** Writes all of a purchase into the ledger, unless a step of its own has meanwhile. */
const postOne = (context: PurchaseContext, id: string): Promise<void> =>
  context.db.transaction().execute(async (trx) => {
    const { isPosted, isJudged } = await lockPurchase(trx, id, context.clock);
    if (isPosted) return;
    const rows = await readRows(trx, id);
    await postPurchase(trx, rows, await purchaseFrom(context, id, rows));
    await trx
      .updateTable('purchase')
      .set((to) => ({
        is_posted: true,
        version: to('version', '+', 1),
        /* what lies with a person is as before */
        ...(isJudged && { judged_version: to('version', '+', 1) }),
        updated_at: context.clock(),
      }))
      .where('id', '=', id)
      .execute();
  });

/**
 * Purchases from before the ledger are written into it, some at a time. Whether one is written stands in its row, so it
 * goes on where a dead process left it. One that cannot be written is told of and left for a person.
 */
export async function postOldPurchases(context: PurchaseContext): Promise<Outcome> {
  let [posted, after] = [0, ''];
  while (posted < together) {
    const ids = await notPosted(context, after);
    for (const id of ids) {
      try {
        await postOne(context, id);
        posted += 1;
      } catch (error) {
        context.log.error({ event: 'purchase-not-posted', purchaseId: id, why: String(error).slice(0, 200) });
      }
    }
    after = ids.at(-1) ?? after;
    if (ids.length < together) return 'done';
  }
  return { againMs: 0 };
}

/** Has the outbox do it, while there is something to do. */
export async function askToPostOldPurchases({ db, clock }: Pick<JobContext, 'db' | 'clock'>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const open = await trx
      .selectFrom('purchase')
      .select('id')
      .where('is_posted', '=', false)
      .limit(1)
      .executeTakeFirst();
    if (open) await enqueue(trx, 'post-old-purchases', 'all', clock());
  });
}
