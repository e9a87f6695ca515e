import pg, { type Client } from 'pg';
import { prepareServer, templateDatabase } from '../database-template.ts';

export interface CitusShop {
  client: Client;
  url: string;
  version: () => Promise<string>;
  drop: () => Promise<void>;
}

/** A database of the shop's schema, empty, in which Citus may spread tables over this one node. @param server that has Citus */
export async function citusShop(server: string, name: string): Promise<CitusShop> {
  const at = (database: string): string => Object.assign(new URL(server), { pathname: `/${database}` }).href;
  await prepareServer(at('postgres'));
  const maintenance = new pg.Client({ connectionString: at('postgres') });
  await maintenance.connect();
  await maintenance.query(`create database ${name} template ${templateDatabase()}`);
  const client = new pg.Client({ connectionString: at(name) });
  await client.connect();
  client.on('error', () => {});
  const { hostname, port } = new URL(server);
  await client.query(`set client_min_messages = error; create extension citus`);
  await client.query(`select citus_set_coordinator_host($1, $2)`, [hostname, Number(port)]);
  await client.query(`select citus_set_node_property($1, $2, 'shouldhaveshards', true)`, [
    hostname,
    Number(port),
  ]);
  return {
    client,
    url: at(name),
    version: async () => (await client.query('select citus_version() as said')).rows[0]?.said ?? '',
    drop: async () => {
      await client.end();
      await maintenance.query(`drop database if exists ${name} with (force)`);
      await maintenance.end();
    },
  };
}

/** Tables by name with the column that would spread them: the quote's or the order's where they have one, else the first of the key. */
const ours = `
  select c.relname as name, coalesce(
    (select a.attname from pg_attribute a where a.attrelid = c.oid and a.attname in ('quote_id', 'order_id') and not a.attisdropped
      order by a.attname desc limit 1),
    (select a.attname from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
      where i.indrelid = c.oid and i.indisprimary)) as by
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`;

const attempt = async (client: Client, statements: readonly string[]): Promise<string> => {
  await client.query(`begin; set local citus.multi_shard_modify_mode = 'sequential'`);
  try {
    for (const statement of statements) await client.query(statement);
    return 'taken';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await client.query('rollback');
  }
};

const withoutNames = (said: string): string =>
  said.replace(/"[^"]*"/g, '"…"').replace(/\b(from|to|referenced|on) [a-z_.]+/g, '$1 …');

const withoutReferences = (name: string): string => `do $$ declare r record; begin
  for r in select conrelid::regclass as rel, conname from pg_constraint where contype = 'f'
    and (conrelid = '${name}'::regclass or confrelid = '${name}'::regclass)
  loop execute format('alter table %s drop constraint %I', r.rel, r.conname); end loop; end $$`;

/** Each table alone, spread by its column as it is, without its references, and with triggers where Citus is told that it knows better. */
export async function tableTrials(client: Client): Promise<string[][]> {
  const { rows } = await client.query<{ name: string; by: string }>(ours);
  const counted = new Map<string, { count: number; name: string }>();
  const ways: [string, string, (name: string) => string[]][] = [
    ['as it is', 'off', () => []],
    ['without references', 'off', (name) => [withoutReferences(name)]],
    ['without references, triggers allowed', 'on', (name) => [withoutReferences(name)]],
  ];
  for (const [way, unsafe, before] of ways)
    for (const { name, by } of rows) {
      const spread = `select create_distributed_table('${name}', '${by}')`;
      const triggers = `set local citus.enable_unsafe_triggers = ${unsafe}`;
      const said = withoutNames(await attempt(client, [triggers, ...before(name), spread]));
      const key = `${way}\n${said}`;
      counted.set(key, { count: (counted.get(key)?.count ?? 0) + 1, name });
    }
  return [...counted].map(([key, { count, name }]) => [...key.split('\n'), String(count), name]);
}

const small = (columns: string): string[] => [
  `create table tried (id text primary key, ${columns})`,
  `select create_distributed_table('tried', 'id')`,
  `insert into tried (id) values ('1'), ('2')`,
];

export async function featureTrials(client: Client): Promise<string[][]> {
  const trials: Record<string, string[]> = {
    'a stored generated column': [...small('upper text generated always as (upper(id)) stored')],
    'an unlogged table': [
      'create unlogged table tried (id text primary key)',
      `select create_distributed_table('tried', 'id')`,
    ],
    'an identity column': [...small('n bigint generated always as identity')],
    'a row lock by its key': [...small('n int'), `select * from tried where id = '1' for update`],
    'the next free row of all, skip locked': [
      ...small('n int'),
      'select * from tried order by id limit 1 for update skip locked',
    ],
    'insert or update by its key': [
      ...small('n int'),
      `insert into tried values ('1', 1) on conflict (id) do update set n = 2`,
    ],
    'a table lock': [...small('n int'), 'lock table tried in share row exclusive mode'],
    'an advisory lock, listen, notify': [
      `select pg_advisory_xact_lock(1)`,
      'listen tried',
      `select pg_notify('tried', '')`,
    ],
  };
  const rows: string[][] = [];
  for (const [name, statements] of Object.entries(trials))
    rows.push([name, await attempt(client, statements)]);
  return rows;
}

/** Citus may keep a whole schema on one node; ours cannot be `public` then. */
export async function houseSchema(client: Client): Promise<string> {
  await client.query(`create schema house; do $$ declare r record; begin
    for r in select c.oid::regclass as rel from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    loop execute format('alter table %s set schema house', r.rel); end loop; end $$`);
  const said: string[] = [];
  for (const unsafe of ['off', 'on']) {
    await client.query(`set citus.enable_unsafe_triggers = ${unsafe}`);
    said.push(`triggers ${unsafe}: ${await attempt(client, [`select citus_schema_distribute('house')`])}`);
  }
  return withoutNames(said.join('; '));
}

/** Known to Citus, which plans every statement then, and kept in one piece. */
export async function localTables(client: Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(ours);
  await client.query(
    `set citus.multi_shard_modify_mode = 'sequential'; set citus.enable_unsafe_triggers = on`,
  );
  for (const { name } of rows)
    await client.query(
      `select citus_add_local_table_to_metadata($1::regclass, cascade_via_foreign_keys := true)
        where not exists (select from pg_dist_partition where logicalrelid = $1::regclass)`,
      [name],
    );
  /* it takes two checks that were never made of rows of before for made, which the gateway calls a changed schema */
  const validated = await client.query<{ conname: string }>(
    `update pg_constraint set convalidated = false where conname in ('transfer_money_second_person', 'transfer_money_taken_by')
      and convalidated returning conname`,
  );
  return `${rows.length} tables; checks that were "not valid" and came out as valid: ${validated.rows.length}`;
}
