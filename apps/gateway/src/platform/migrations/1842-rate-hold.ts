import { type Kysely, sql } from 'kysely';

/** Whether rates are held with offers, and up to which sum; what open offers in other currencies promise is read often (decision 0390). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table rate_hold (
    only_row boolean primary key check (only_row),
    is_on boolean not null,
    cap bigint not null check (cap >= 0),
    since timestamptz not null
  )`.execute(db);
  await sql`create index offer_foreign on offer (valid_until) where currency <> 'TRY'`.execute(db);
};
