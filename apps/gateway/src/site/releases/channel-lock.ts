import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Key of the advisory lock; that of the audit log is the number before. */
const channelLock = 4_710_002;

/** What moves a family's channel waits for whoever moves one: two at once would write its row twice. */
export async function lockChannels(trx: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${channelLock})`.execute(trx);
}
