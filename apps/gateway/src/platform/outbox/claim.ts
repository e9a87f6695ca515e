import { type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../database/database.ts';
import { keptStatement } from '../database/planned-once.ts';
import type { OutboxTable } from '../database/tables/purchase-tables.ts';
import { type JobKind, sendingKinds } from './job-kinds.ts';
import { sendingIsOff } from './sending.ts';

export type Job = Selectable<OutboxTable>;

/**
 * One job, which is as many as a process takes while a lane of one place is free. What is looked for stands in the text: a plan that knows no values would not
 * use the index of those that wait. The list of kinds only leaves rows of that index out. Found by `=`, it is looked for once, whatever the plan.
 */
const claimOne = keptStatement<Job, { owner: string; until: Date; now: Date; kinds: readonly JobKind[] }>(
  'outbox-claim',
  (value) => sql`
    update outbox set lease_owner = ${value('owner')}, lease_until = ${value('until')}
    where key = (
      select key from outbox
      where state = 'waiting' and run_at <= ${value('now')} and (lease_until is null or lease_until < ${value('now')})
        and kind = any(${value('kinds')}::text[])
        and (kind not in (${sql.join(sendingKinds.map((kind) => sql.lit(kind)))}) or not ${sendingIsOff})
      order by run_at limit 1 for update skip locked)
    returning key, kind, subject, state, asked, attempts, run_at, lease_owner, lease_until, last_error, created_at`,
);

/**
 * Takes jobs that are due and free. A lease that ran out belongs to a dead worker. While sending is off, what moves money
 * or calls an insurer stays where it is.
 * @param kinds only these; all when left out
 */
export async function claim(
  db: Kysely<Database>,
  owner: string,
  now: Date,
  leaseMs: number,
  most: number,
  kinds?: readonly JobKind[],
): Promise<Job[]> {
  const until = new Date(now.getTime() + leaseMs);
  if (most === 1 && kinds !== undefined) return claimOne(db, { owner, until, now, kinds });
  return db
    .updateTable('outbox')
    .set({ lease_owner: owner, lease_until: until })
    .where('key', 'in', (inner) =>
      inner
        .selectFrom('outbox')
        .select('key')
        .where('state', '=', 'waiting')
        .where('run_at', '<=', now)
        .where((or) => or.or([or('lease_until', 'is', null), or('lease_until', '<', now)]))
        .$if(kinds !== undefined, (jobs) => jobs.where('kind', 'in', kinds ?? []))
        .where((or) => or.or([or('kind', 'not in', sendingKinds), or.not(sendingIsOff)]))
        .orderBy('run_at')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

/** What a job says of itself: finished, or to be looked at again after some ms. */
export type Outcome = 'done' | { againMs: number };

/** Most jobs end so: done, and not asked for again meanwhile. */
const finish = keptStatement<{ key: string }, { key: string; asked: number; owner: string | null }>(
  'outbox-done',
  (value) => sql`
    update outbox set state = 'done', attempts = 0, last_error = null, lease_until = null, lease_owner = null
    where key = ${value('key')} and lease_owner = ${value('owner')} and asked = ${value('asked')}
    returning key`,
);

/** Writes the outcome unless the job was asked for again meanwhile: then it only gives the lease back. */
export async function settle(
  db: Kysely<Database>,
  job: Job,
  outcome: Outcome | { failedMs: number; error: string },
  now: Date,
): Promise<void> {
  const { key, asked, lease_owner: owner } = job;
  const free = { lease_until: null, lease_owner: null };
  const mine = db.updateTable('outbox').where('key', '=', key).where('lease_owner', '=', owner);
  const goOn = async (changes: Updateable<OutboxTable>): Promise<boolean> => {
    const { numUpdatedRows } = await mine
      .set({ ...changes, ...free })
      .where('asked', '=', asked)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  };
  const after = (ms: number): Date => new Date(now.getTime() + ms);
  const isWritten =
    outcome === 'done'
      ? (await finish(db, { key, asked, owner })).length > 0
      : await goOn(
          'againMs' in outcome
            ? { run_at: after(outcome.againMs), attempts: 0, last_error: null }
            : { run_at: after(outcome.failedMs), attempts: job.attempts + 1, last_error: outcome.error },
        );
  if (!isWritten) await mine.set(free).execute();
}

/** The embedded database has one process only: leases found at its start belong to a dead one. */
export async function dropLeases(db: Kysely<Database>): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ lease_until: null, lease_owner: null })
    .where('lease_until', 'is not', null)
    .execute();
}
