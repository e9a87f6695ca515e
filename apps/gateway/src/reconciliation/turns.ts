import { sql } from 'kysely';
import type { ReconcileContext } from './context.ts';
import { type Reason, reconcile } from './reconcile.ts';
import { askAboutUnfinished } from './treat-restored.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** longer than any run may take; a turn whose worker died is taken over after it */
const leaseMs = 30 * 60_000;

type Turn = Exclude<Reason, 'asked'>;

/** How far back each looks, and when it comes again. */
const turns = {
  hour: { backMs: 3 * dayMs, everyMs: hourMs },
  day: { backMs: 35 * dayMs, everyMs: dayMs },
} as const;

/** Takes a turn that is due, so that one replica alone compares. */
async function take({ db, clock }: ReconcileContext): Promise<Turn | null> {
  const now = clock();
  const row = await db
    .updateTable('reconciliation_turn')
    .set({ lease_until: new Date(now.getTime() + leaseMs) })
    .where('reason', '=', (inner) =>
      inner
        .selectFrom('reconciliation_turn')
        .select('reason')
        .where('due_at', '<=', now)
        .where((where) => where.or([where('lease_until', 'is', null), where('lease_until', '<', now)]))
        /* after a restore first, then the long look */
        .orderBy(sql`case reason when 'restored' then 0 when 'day' then 1 else 2 end`)
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning('reason')
    .executeTakeFirst();
  return row?.reason ?? null;
}

/** From a day before the backup that was put back last: what it holds as unfinished began before it. */
async function restoredFrom({ db }: Pick<ReconcileContext, 'db'>): Promise<Date | null> {
  const last = await db
    .selectFrom('restoration')
    .select('taken_at')
    .orderBy('epoch', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ? new Date(last.taken_at.getTime() - dayMs) : null;
}

async function run(context: ReconcileContext, reason: Turn): Promise<void> {
  const until = context.clock();
  const from =
    reason === 'restored' ? await restoredFrom(context) : new Date(until.getTime() - turns[reason].backMs);
  if (reason === 'restored') await askAboutUnfinished(context);
  const { silent } =
    from === null ? { silent: [] } : await reconcile(context, reason, { from, until: context.clock() });
  /* after a restore again until every book was read, then never */
  if (reason === 'restored' && silent.length === 0) {
    await context.db.deleteFrom('reconciliation_turn').where('reason', '=', 'restored').execute();
    return;
  }
  const waitMs = reason === 'restored' ? 5 * 60_000 : turns[reason].everyMs;
  await context.db
    .updateTable('reconciliation_turn')
    .set({ due_at: new Date(until.getTime() + waitMs), lease_until: null })
    .where('reason', '=', reason)
    .execute();
}

/** Compares the books when it is time to. Any replica may call it at any time. */
export async function reconcileInTurn(context: ReconcileContext): Promise<void> {
  const reason = await take(context);
  if (reason !== null) await run(context, reason);
}
