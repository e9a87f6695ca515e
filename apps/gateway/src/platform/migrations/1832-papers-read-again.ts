import { type Kysely, sql } from 'kysely';

/** What a paper says when it is read again: for which desk it certifies, or what of it is not as it was meant. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table document
    add column certifies text,
    add column fault text,
    add column fault_taken_by text references staff (id),
    add column fault_taken_at timestamptz`.execute(db);
  await sql`create index document_fault on document (created_at) where fault is not null and fault_taken_at is null`.execute(
    db,
  );
};
