import { type Kysely, sql } from 'kysely';

/** Why the audit log or its witness cannot be relied on, as gateways found it (decision 0434): the newest time of each reason. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table audit_doubt (
    reason text primary key check (reason in ('witness-cut', 'entries-lost', 'witness-silent', 'witness-unreachable')),
    seen_at timestamptz not null
  )`.execute(db);
};
