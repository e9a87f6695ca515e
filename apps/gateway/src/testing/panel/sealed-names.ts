import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DataKeys } from '../../platform/ports.ts';
import { sealNameOfOrder } from '../../platform/sensitive/name-of-order.ts';
import { type NewRecordKey, newRecordKey } from '../../platform/sensitive/record-keys.ts';
import { sealName } from '../../platform/sensitive/sealed-name.ts';

const together = 5000;

interface Given {
  id: string;
  name: unknown;
  name_keys: readonly number[];
  /** of its record, where it is sealed under one */
  key?: NewRecordKey;
}

/** A table with names, made in clear, and how the gateway stores them. */
interface Named {
  table: 'application' | 'purchase_order';
  column: string;
  seal: (keys: DataKeys, rows: { id: string; record: string; name: string }) => Given;
}

const tables: readonly Named[] = [
  {
    table: 'application',
    column: 'full_name',
    seal: (keys, { id, name }) => {
      const { full_name, name_keys } = sealName(keys, keys, { id, name });
      return { id, name: full_name, name_keys };
    },
  },
  {
    table: 'purchase_order',
    column: 'buyer_name',
    seal: (keys, { id, record: quote_id, name }) => {
      const of = { id: quote_id, partnerId: 'default', phone: `+90${quote_id}` };
      const { row: key } = newRecordKey(keys, of, new Date());
      if (!key) throw new Error('a record without its key');
      const order = { kind: 'policy', quote_id, record_key: key.wrapped, application: {} } as const;
      const { buyer_name, name_keys } = sealNameOfOrder(keys, order, name);
      return { id, name: buyer_name, name_keys, key };
    },
  },
];

/** Indexes over columns that change: made again after the rows. */
const indexesOf = ({ table }: Named) => ({
  [`${table}_by_name`]: `${table} using gin (name_keys)`,
  [`${table}_search`]: `${table} using gin (search)`,
});

const layOne = async (
  db: Kysely<Database>,
  keys: DataKeys,
  named: Named,
  say: (line: string) => void,
): Promise<void> => {
  const { table, column, seal } = named;
  const indexes = indexesOf(named);
  for (const name of Object.keys(indexes)) await sql`drop index ${sql.id(name)}`.execute(db);
  const record = sql.ref(table === 'application' ? 'id' : 'quote_id');
  for (let after = ''; ; ) {
    const { rows } = await sql<{ id: string; record: string; name: string }>`select id, ${record} as record,
      ${sql.ref(column)} as name from ${sql.table(table)} where id > ${after} order by id limit ${together}`.execute(
      db,
    );
    const sealed = rows.map((row) => seal(keys, row));
    const given = sealed.map(({ id, name, name_keys }) => ({ id, name, name_keys: `{${name_keys.join()}}` }));
    const own = sealed.flatMap(({ key }) => (key ? [key] : []));
    await sql`insert into record_key (id, partner_id, phone_key, wrapped, made_at)
      select * from jsonb_to_recordset(${JSON.stringify(own)}::jsonb)
        as own (id text, partner_id text, phone_key text, wrapped text, made_at timestamptz)`.execute(db);
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = given.name, name_keys = given.name_keys::integer[]
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (id text, name text, name_keys text)
      where ${sql.ref(`${table}.id`)} = given.id`.execute(db);
    after = rows.at(-1)?.id ?? '';
    if (rows.length < together) break;
    say(`names of ${table} sealed up to ${after}`);
  }
  for (const [name, on] of Object.entries(indexes))
    await sql`create index ${sql.id(name)} on ${sql.raw(on)}`.execute(db);
  await sql`vacuum analyze ${sql.table(table)}, record_key`.execute(db);
};

/** Names of applications and purchases that were made in clear, as the gateway stores them. */
export const layNamesSealed = async (
  db: Kysely<Database>,
  keys: DataKeys,
  say: (line: string) => void,
): Promise<void> => {
  for (const named of tables)
    await db.connection().execute(async (session) => {
      /* no versions, and nobody whom a trigger is for */
      await sql`set session_replication_role = replica`.execute(session);
      await layOne(session, keys, named, say);
      await sql`set session_replication_role = origin`.execute(session);
    });
};
