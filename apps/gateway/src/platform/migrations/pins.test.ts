import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts';
import { up } from './1813-pins.ts';

let database: TestDatabase;
const run = (statement: string) => sql.raw(statement).execute(database.db);
const now = "timestamptz '2026-11-01'";

const quoted = (id: string, product: string) =>
  run(`insert into quote (id, session_id, partner_id, product, language, application, consents, insurers, created_at)
    values ('${id}', 's', 'default', '${product}', 'tr', '{}', '[]', '[]', ${now})`);
const left = (id: string, product: string, answers: string) =>
  run(`insert into application (id, partner_id, full_name, phone, product, language, answers, created_at)
    values ('${id}', 'default', 'A', '5', '${product}', 'tr', ${answers}, ${now})`);
const ordered = (id: string, kind: string, product: string) =>
  run(`insert into purchase_order (id, kind, offer_id, quote_id, session_id, partner_id, product, language, state, version,
      insurer_id, insurer_name, insurer_quote_no, offer, application, billing, buyer_name, consents, mail_state, created_at, updated_at)
    values ('${id}', '${kind}', '${id}', '${id}', 's', 'default', '${product}', 'tr', 'PAID', 3, 'turnagol', 'T', 'n', '{}', '{}',
      '{}', 'b', '[]', 'waiting', ${now}, ${now})`);

/** A database of before, made of one of today. */
beforeAll(async () => {
  database = await testDatabase();
  for (const table of ['quote', 'application', 'purchase_order'])
    await run(`alter table ${table} drop column release cascade`);
  await run('drop function pin_stays() cascade');
  await run(`insert into session (id, created_at, expires_at) values ('s', ${now}, ${now})`);
  await quoted('q1', 'pet');
  await quoted('q2', 'left-the-house');
  await left('a1', 'kasko', "'{}'");
  await left('a2', 'iletisim', 'null');
  await ordered('o1', 'policy', 'pet');
  await ordered('o2', 'payment', 'payment');
  await ordered('o3', 'policy', 'left-the-house');
  const releases = new Map([
    ['pet', 'pet@1111111111111111'],
    ['kasko', 'vehicle@2222222222222222'],
  ]);
  await database.db.transaction().execute((trx) => up(trx as unknown as Kysely<unknown>, { releases }));
});
afterAll(() => database.close());

const pins = async (table: string) => {
  const { rows } = await sql<{
    id: string;
    release: string | null;
    version?: number;
  }>`select id, release from ${sql.table(table)} order by id`.execute(database.db);
  return rows.map(({ id, release }) => [id, release]);
};

test('rows of before get the release the gateway starts with, and keep their version', async () => {
  expect(await pins('quote')).toEqual([
    ['q1', 'pet@1111111111111111'],
    ['q2', 'unknown@0000000000000000'],
  ]);
  expect(await pins('application')).toEqual([
    ['a1', 'vehicle@2222222222222222'],
    ['a2', null],
  ]);
  expect(await pins('purchase_order')).toEqual([
    ['o1', 'pet@1111111111111111'],
    ['o2', null],
    ['o3', 'unknown@0000000000000000'],
  ]);
  const { rows } = await sql<{ version: number }>`select distinct version from purchase_order`.execute(
    database.db,
  );
  expect(rows).toEqual([{ version: 3 }]);
});

test.each([
  ['a quote', () => quoted('q3', 'pet')],
  ['a form for staff', () => left('a3', 'kasko', "'{}'")],
  ['an order of a policy', () => ordered('o4', 'policy', 'pet')],
])('%s does not begin without its release', async (_, begin) => {
  await expect(begin()).rejects.toThrow(/release|pinned/);
});

test.each([
  ['quote', ''],
  ['application', ''],
  ['purchase_order', ', version = version + 1'],
])('the release of a row of %s stays', async (table, more) => {
  await expect(
    run(`update ${table} set release = 'pet@3333333333333333'${more} where release is not null`),
  ).rejects.toThrow(/began under stays/);
});
