import { type Kysely, sql } from 'kysely';

/** Login by phone and SMS code: what was sent, and who proved which phone. Phones are sealed, codes only hashed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table sms_challenge (
    id text primary key,
    session_id text not null references session (id) on delete cascade,
    phone text not null,
    code_hash text not null,
    checks integer not null check (checks between 0 and 5),
    used boolean not null,
    expires_at timestamptz not null,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create index sms_challenge_by_session on sms_challenge (session_id)`.execute(db);
  await sql`create table login (
    id text primary key,
    session_id text not null references session (id) on delete cascade,
    phone text not null,
    expires_at timestamptz not null,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create index login_by_session on login (session_id)`.execute(db);
  await sql`create index purchase_order_by_phone on purchase_order (phone) where phone is not null`.execute(
    db,
  );
}
