import { type Kysely, sql } from 'kysely';

/** Keys of staff's devices, and when a session's second factor was last checked (null: before this migration). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table staff_passkey (
    id text primary key,
    staff_id text not null references staff (id) on delete cascade,
    credential_id text not null unique,
    public_key bytea not null,
    counter bigint not null check (counter >= 0),
    transports text[] not null,
    name text not null,
    created_at timestamptz not null,
    used_at timestamptz
  )`.execute(db);
  await sql`create index staff_passkey_by_staff on staff_passkey (staff_id)`.execute(db);
  await sql`alter table staff_session add column proved_at timestamptz`.execute(db);
  await sql`alter table staff_challenge drop constraint staff_challenge_purpose_check`.execute(db);
  await sql`alter table staff_challenge add constraint staff_challenge_purpose_check
    check (purpose in ('sign-in', 'enrol', 're-enrol', 'step-up', 'passkey'))`.execute(db);
  await sql`alter table staff_challenge drop constraint staff_challenge_enrol_has_secret`.execute(db);
  await sql`alter table staff_challenge add constraint staff_challenge_enrol_has_secret
    check ((purpose in ('enrol', 're-enrol')) = (secret is not null))`.execute(db);
};
