import { type Kysely, sql } from 'kysely';

/* Names and contact stood a second time in a quote's first line; they are the quote's own (decision 0585). The version before reads the rest. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`update quote_event
    set body = jsonb_set(jsonb_set(body, '{quote,insuredNames}', '[]'), '{quote,details}', '{}')
    where sequence = 0 and body ->> 'type' = 'quote'`.execute(db);
};
