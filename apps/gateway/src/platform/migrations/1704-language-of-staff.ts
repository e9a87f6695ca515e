import { type Kysely, sql } from 'kysely';

/** The language somebody of staff reads the panel in: mails to them are written in it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table staff add column language text not null default 'tr'
    constraint staff_language check (language in ('tr', 'en', 'ar', 'ru'))`.execute(db);
};
