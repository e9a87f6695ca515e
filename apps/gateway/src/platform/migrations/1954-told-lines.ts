import { type Kysely, sql } from 'kysely';

/* First lines that a gateway of the version before wrote since 1953, with the words of their buyer: none, but for a deployment (decision 0585). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index quote_event_told on quote_event (quote_id)
    where sequence = 0 and (body #> '{quote,insuredNames}' <> '[]' or body #> '{quote,details}' <> '{}')`.execute(
    db,
  );
};
