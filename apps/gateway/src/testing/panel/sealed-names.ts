import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DataKeys } from '../../platform/ports.ts';
import { sealName } from '../../platform/sensitive/sealed-name.ts';

const together = 5000;
/** over columns that change: made again after the rows */
const indexes = {
  application_by_name: 'application using gin (name_keys)',
  application_search: 'application using gin (search)',
};

/** Names of applications that were made in clear, as the gateway stores them. */
export const layNamesSealed = async (
  db: Kysely<Database>,
  keys: DataKeys,
  say: (line: string) => void,
): Promise<void> => {
  for (const name of Object.keys(indexes)) await sql`drop index ${sql.id(name)}`.execute(db);
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('application')
      .select(['id', 'full_name'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(together)
      .execute();
    const given = rows.map(({ id, full_name }) => {
      const sealed = sealName(keys, keys, { id, name: String(full_name) });
      return { id, ...sealed, name_keys: `{${sealed.name_keys.join()}}` };
    });
    await sql`update application set full_name = given.full_name, name_keys = given.name_keys::integer[]
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (id text, full_name text, name_keys text)
      where application.id = given.id`.execute(db);
    after = rows.at(-1)?.id ?? '';
    if (rows.length < together) break;
    say(`names sealed up to ${after}`);
  }
  for (const [name, on] of Object.entries(indexes))
    await sql`create index ${sql.id(name)} on ${sql.raw(on)}`.execute(db);
  await sql`vacuum analyze application`.execute(db);
};
