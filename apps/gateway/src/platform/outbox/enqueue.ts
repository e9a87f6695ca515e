import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import { keptStatement } from '../database/planned-once.ts';
import type { JobKind } from './job-kinds.ts';

const asking = keptStatement<never, { key: string; kind: JobKind; subject: string; runAt: Date; now: Date }>(
  'outbox-enqueue',
  (value) => sql`
    insert into outbox (key, kind, subject, state, asked, attempts, run_at, created_at)
    values (${value('key')}, ${value('kind')}, ${value('subject')}, 'waiting', 1, 0, ${value('runAt')}, ${value('now')})
    on conflict (key) do update set
      run_at = case when outbox.state = 'waiting' then least(outbox.run_at, excluded.run_at) else excluded.run_at end,
      state = 'waiting',
      asked = outbox.asked + 1`,
);

/**
 * Makes sure that a job runs at `runAt` at the latest. One row per kind and subject: asking again brings it forward
 * and wakes a finished one. Always in the transaction of the state change that needs the job.
 */
export async function enqueue(
  trx: Transaction<Database>,
  kind: JobKind,
  subject: string,
  now: Date,
  runAt: Date = now,
): Promise<void> {
  await asking(trx, { key: `${kind}:${subject}`, kind, subject, runAt, now });
}
