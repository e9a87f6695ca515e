import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { JobKind } from './job-kinds.ts';

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
  await trx
    .insertInto('outbox')
    .values({
      key: `${kind}:${subject}`,
      kind,
      subject,
      state: 'waiting',
      asked: 1,
      attempts: 0,
      run_at: runAt,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        run_at: sql`case when outbox.state = 'waiting' then least(outbox.run_at, excluded.run_at) else excluded.run_at end`,
        state: 'waiting',
        asked: sql`outbox.asked + 1`,
      }),
    )
    .execute();
}
