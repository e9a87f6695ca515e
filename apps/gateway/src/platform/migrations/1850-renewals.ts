import { type Kysely, sql } from 'kysely';

/**
 * Who wants to be reminded before a policy ends, each word kept, and each reminder once: its row is written with the work that
 * follows (decision 0393).
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table renewal_choice (
    number bigint generated always as identity primary key,
    order_id text not null references purchase_order (id) on delete cascade,
    is_on boolean not null,
    language text not null,
    chosen_at timestamptz not null
  )`.execute(db);
  await sql`create index renewal_choice_of on renewal_choice (order_id, number)`.execute(db);
  await sql`create table renewal_reminder (
    order_id text not null references purchase_order (id) on delete cascade,
    days_before integer not null,
    state text not null check (state in ('prices', 'form', 'left')),
    why text,
    quote_id text references quote (id) on delete set null,
    saved_quote_id text references saved_quote (id) on delete set null,
    missing jsonb,
    created_at timestamptz not null,
    sent_at timestamptz,
    primary key (order_id, days_before)
  )`.execute(db);
  await sql`create index renewal_reminder_of_quote on renewal_reminder (quote_id) where quote_id is not null`.execute(
    db,
  );
};
