import { type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../platform/database/database.ts';

/** Resolves once so many wait for a lock that the caller's transaction holds; on a server, where several can be at work. */
export const someoneWaits = (db: Kysely<Database>, many = 1): Promise<void> => {
  const waiting = sql<{ n: string }>`select count(*) as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  return expect.poll(async () => Number((await waiting.execute(db)).rows[0]?.n)).toBe(many);
};
