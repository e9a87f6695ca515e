import { type Kysely, sql } from 'kysely';

/** Who works on a quote, and what colleagues wrote about it; notes go with the quote. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table quote add column assignee_id text references staff (id)`.execute(db);
  await sql`create index quote_by_assignee on quote (assignee_id, created_at, id)
    where assignee_id is not null`.execute(db);
  await sql`create table quote_note (
    id text primary key,
    quote_id text not null references quote (id) on delete cascade,
    staff_id text not null references staff (id),
    text text not null,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create index quote_note_of on quote_note (quote_id, created_at)`.execute(db);
};
