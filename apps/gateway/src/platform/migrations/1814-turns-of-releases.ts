import { type Kysely, sql } from 'kysely';

/** Which releases of a family were live until when: an open page may still begin something for a day, also after a new start. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table release_turn (
    family text not null,
    release text primary key,
    live_since timestamptz not null,
    replaced_at timestamptz,
    recalled_at timestamptz
  )`.execute(db);
  await sql`create unique index release_turn_one_live on release_turn (family) where replaced_at is null`.execute(
    db,
  );
};
