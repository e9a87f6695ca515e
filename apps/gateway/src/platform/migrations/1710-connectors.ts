import { type Kysely, sql } from 'kysely';

/** Several payment providers: with which account an attempt was made, who takes its money, what the bank gave for it (0281). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table attempt
    add column psp_account text,
    add column bank_takes boolean not null default false,
    add column bank_proof text`.execute(db);
};
