import { type Kysely, sql } from 'kysely';

/** On the way into the panel: invitations, half-done sign-ins, recovery codes. Hashes and sealed values only. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table staff_invitation (
    id text primary key,
    staff_id text not null references staff (id) on delete cascade,
    used boolean not null,
    expires_at timestamptz not null,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create index staff_invitation_by_staff on staff_invitation (staff_id)`.execute(db);
  await sql`create table staff_challenge (
    id text primary key,
    staff_id text not null references staff (id) on delete cascade,
    session_id text not null references session (id) on delete cascade,
    purpose text not null check (purpose in ('sign-in', 'enrol', 're-enrol')),
    secret text,
    checks integer not null check (checks between 0 and 5),
    used boolean not null,
    expires_at timestamptz not null,
    created_at timestamptz not null,
    constraint staff_challenge_enrol_has_secret check ((purpose = 'sign-in') = (secret is null))
  )`.execute(db);
  await sql`create index staff_challenge_by_staff on staff_challenge (staff_id)`.execute(db);
  await sql`create table staff_recovery_code (
    staff_id text not null references staff (id) on delete cascade,
    hash text not null,
    used boolean not null,
    primary key (staff_id, hash)
  )`.execute(db);
};
