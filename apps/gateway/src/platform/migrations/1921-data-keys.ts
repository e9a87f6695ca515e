import { type Kysely, sql } from 'kysely';

/*
 * Keys that seal and hash lie here, each wrapped by a key that is not in the database (decision 0436): changing that one rewrites
 * these few rows. `sealing_walk` is how far the job has come that seals rows anew.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table data_key (
    number integer primary key check (number > 0),
    /* before: sealed what names no number; sign: signs where no setting does */
    purpose text not null check (purpose in ('before', 'seal', 'hash', 'sign')),
    wrapped text not null,
    used_from timestamptz not null,
    made_at timestamptz not null
  )`.execute(db);
  await sql`create table sealing_walk (
    thing text primary key,
    after_id text not null default '',
    done boolean not null default false,
    /* rows of this round that were sealed anew, or have to be looked at again */
    changed bigint not null default 0,
    /* values of this round that no key of ours opens */
    stuck bigint not null default 0
  )`.execute(db);
  await sql`alter table key_filling drop constraint key_filling_thing_check,
    add constraint key_filling_thing_check
      check (thing in ('quote', 'application', 'payment_request', 'data_request'))`.execute(db);
};
