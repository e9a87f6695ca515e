import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DataKeys } from '../../platform/ports.ts';
import { nameKeysIn } from '../../platform/sensitive/names-in-form.ts';
import { seal } from '../../platform/sensitive/seal.ts';
import { asItLies } from '../../platform/sensitive/sealed-application.ts';

const together = 5000;
/** over columns that change: made again after the rows */
const indexes = {
  quote_by_name: 'quote using gin (name_keys)',
  quote_search: 'quote using gin (search)',
};

/** The name in quotes' forms that were made in clear, one person and one answer each, as the gateway stores it. */
export const layFormsSealed = async (
  db: Kysely<Database>,
  keys: DataKeys,
  say: (line: string) => void,
): Promise<void> => {
  for (const name of Object.keys(indexes)) await sql`drop index ${sql.id(name)}`.execute(db);
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('quote')
      .select(['id', 'application'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(together)
      .execute();
    const given = rows.map(({ id, application }) => {
      const form = asItLies(application);
      const name = seal(keys, id, form.insured?.[0]?.firstName ?? '');
      return { id, name, name_keys: `{${nameKeysIn(keys, 'quote', id, form).join()}}` };
    });
    await sql`update quote set name_keys = given.name_keys::integer[],
        application = jsonb_set(application, '{insured,0,firstName}', to_jsonb(given.name))
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (id text, name text, name_keys text)
      where quote.id = given.id`.execute(db);
    after = rows.at(-1)?.id ?? '';
    if (rows.length < together) break;
    say(`names in forms sealed up to ${after}`);
  }
  for (const [name, on] of Object.entries(indexes))
    await sql`create index ${sql.id(name)} on ${sql.raw(on)}`.execute(db);
  await sql`vacuum analyze quote`.execute(db);
};
