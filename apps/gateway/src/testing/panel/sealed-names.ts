import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DataKeys } from '../../platform/ports.ts';
import { nameKeysIn } from '../../platform/sensitive/names-in-form.ts';
import { seal } from '../../platform/sensitive/seal.ts';
import { asItLies } from '../../platform/sensitive/sealed-application.ts';
import { sealName } from '../../platform/sensitive/sealed-name.ts';

const together = 5000;

interface Laid {
  id: string;
  name: string;
  name_keys: number[];
}

/** A table of names that were made in clear. */
interface Named {
  table: 'application' | 'quote';
  /** over columns that change: made again after the rows */
  indexes: Record<string, string>;
  /** as the gateway stores them */
  lay: (db: Kysely<Database>, keys: DataKeys, after: string) => Promise<Laid[]>;
  /** the changed column, of `given.name` */
  set: string;
}

const applications: Named = {
  table: 'application',
  indexes: {
    application_by_name: 'application using gin (name_keys)',
    application_search: 'application using gin (search)',
  },
  lay: async (db, keys, after) => {
    const rows = await db
      .selectFrom('application')
      .select(['id', 'full_name'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(together)
      .execute();
    return rows.map(({ id, full_name }) => {
      const sealed = sealName(keys, keys, { id, name: String(full_name) });
      return { id, name: String(sealed.full_name), name_keys: sealed.name_keys };
    });
  },
  set: 'full_name = given.name',
};

/** Whose form names one person, in one answer. */
const quotes: Named = {
  table: 'quote',
  indexes: { quote_by_name: 'quote using gin (name_keys)', quote_search: 'quote using gin (search)' },
  lay: async (db, keys, after) => {
    const rows = await db
      .selectFrom('quote')
      .select(['id', 'application'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(together)
      .execute();
    return rows.map(({ id, application }) => {
      const form = asItLies(application);
      const name = seal(keys, id, form.insured?.[0]?.firstName ?? '');
      return { id, name, name_keys: nameKeysIn(keys, 'quote', id, form) };
    });
  },
  set: `application = jsonb_set(application, '{insured,0,firstName}', to_jsonb(given.name))`,
};

const layOf = async (
  db: Kysely<Database>,
  keys: DataKeys,
  { table, indexes, lay, set }: Named,
  say: (line: string) => void,
): Promise<void> => {
  for (const name of Object.keys(indexes)) await sql`drop index ${sql.id(name)}`.execute(db);
  for (let after = ''; ; ) {
    const laid = await lay(db, keys, after);
    const given = laid.map(({ name_keys, ...row }) => ({ ...row, name_keys: `{${name_keys.join()}}` }));
    await sql`update ${sql.table(table)} set ${sql.raw(set)}, name_keys = given.name_keys::integer[]
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (id text, name text, name_keys text)
      where ${sql.table(table)}.id = given.id`.execute(db);
    after = laid.at(-1)?.id ?? '';
    if (laid.length < together) break;
    say(`names sealed up to ${after}`);
  }
  for (const [name, on] of Object.entries(indexes))
    await sql`create index ${sql.id(name)} on ${sql.raw(on)}`.execute(db);
  await sql`vacuum analyze ${sql.table(table)}`.execute(db);
};

/** Names of applications and quotes that were made in clear, as the gateway stores them. */
export const layNamesSealed = async (
  db: Kysely<Database>,
  keys: DataKeys,
  say: (line: string) => void,
): Promise<void> => {
  for (const one of [applications, quotes]) await layOf(db, keys, one, say);
};
