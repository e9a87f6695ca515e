import { sql, type Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** Key of the advisory lock; that of channels is the number before. */
const hostsLock = 4_710_003;

/** What gives hosts to a partner waits for whoever gives one: two at once would each find a host free, and it would lead to both. */
export async function lockHosts(trx: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${hostsLock})`.execute(trx);
}
