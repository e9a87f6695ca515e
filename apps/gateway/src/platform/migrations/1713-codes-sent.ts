import { type Kysely, sql } from 'kysely';

/** How many codes went to which country on which day: each costs money, and somebody may earn with it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table codes_sent (
    day date not null,
    country text not null,
    sent integer not null,
    primary key (day, country)
  )`.execute(db);
};
