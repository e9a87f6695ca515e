import { type Kysely, sql } from 'kysely';

/** Terms that counted are the history of what was owed: new ones are added, none is changed. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of ['commission_terms', 'partner_terms'])
    await sql`create trigger ${sql.id(`${table}_only_grow`)} before update or delete or truncate
      on ${sql.table(table)} for each statement execute function public.ledger_only_grows()`.execute(db);
};
