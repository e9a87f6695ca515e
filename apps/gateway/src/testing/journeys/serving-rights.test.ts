import { randomBytes } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { expectMigrated } from '../../platform/database/migrate.ts';
import { grantServingRights } from '../../platform/database/serving-rights.ts';
import { askOffers, cheapest, type Market, openMarket, paymentOf, waitFor } from '../purchase/market.ts';
import { type TestDatabase, testDatabase } from '../test-database.ts';

/* the embedded database has one user, who owns everything */
const isServer = Boolean(process.env.TEST_DATABASE_URL);

describe.skipIf(!isServer)('a role that serves', () => {
  const role = `serving_${randomBytes(6).toString('hex')}`;
  let owner: TestDatabase;
  let serving: Kysely<Database>;
  let market: Market;

  beforeAll(async () => {
    owner = await testDatabase();
    await sql`create role ${sql.id(role)} login`.execute(owner.db);
    await grantServingRights(owner.db, role);
    const url = new URL(owner.url ?? '');
    url.username = role;
    const pool = new pg.Pool({ connectionString: url.href, max: 8 });
    pool.on('error', () => {});
    serving = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
    const database: TestDatabase = {
      db: serving,
      kind: 'postgres',
      url: url.href,
      close: () => serving.destroy(),
    };
    market = await openMarket({}, {}, database);
  });
  afterAll(async () => {
    await market?.close();
    await sql`drop owned by ${sql.id(role)}`.execute(owner.db);
    await sql`drop role ${sql.id(role)}`.execute(owner.db);
    await owner.close();
  });

  test('sells a policy, from quote to mail, and says that it takes rows', async () => {
    await expectMigrated(serving);
    const buyer = market.buyer();
    const offer = await cheapest(market, buyer, 'domestic-travel');
    const { body } = await buyer.post('purchases/start', paymentOf(market, offer));
    const done = await waitFor(buyer, body.purchaseId, ({ mail }) => mail === 'sent');
    expect(done).toMatchObject({ state: 'issued', error: null });
    expect((await buyer.fetch('/readyz')).status).toBe(200);
    expect(await askOffers(market, market.buyer(), 'pet')).not.toEqual([]);
  });

  /* by hand, from what guards money and the log: whoever holds the gateway's password may take none of it away */
  test.each([
    ['take a guard away', 'alter table payment drop constraint payment_pkey cascade'],
    ['switch the guards of a table off', 'alter table ledger_line disable trigger all'],
    ['switch all guards off', 'set session_replication_role = replica'],
    ['drop a table', 'drop table quote'],
    ['empty the audit log', 'truncate audit_entry'],
    ['rewrite the audit log', "update audit_entry set action = 'nothing'"],
    ['cut the audit log', 'delete from audit_entry'],
    ['rewrite the ledger', 'update ledger_line set minor = 0'],
    ['cut the ledger', 'delete from ledger_entry'],
    [
      'write a guard of its own',
      'create function nothing() returns trigger language plpgsql as $$ begin return null; end $$',
    ],
    ['make a table', 'create table mine (id int)'],
    ['say which migrations ran', "insert into kysely_migration (name, timestamp) values ('9999-mine', '')"],
    ['say what the schema looks like', 'delete from schema_shape'],
    ['become its owner', 'set role gateway'],
    ['read files of the server', "select pg_read_file('PG_VERSION')"],
    ['run programs of the server', "copy (select 1) to program 'true'"],
  ])('may not %s', async (_, statement) => {
    await expect(sql.raw(statement).execute(serving)).rejects.toMatchObject({ code: '42501' });
  });

  test('has every table that there is, each at least to read', async () => {
    const { rows } = await sql<{ name: string }>`
      select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and not has_table_privilege(${role}, c.oid, 'select')`.execute(owner.db);
    expect(rows).toEqual([]);
  });

  test('a right that a table had before is taken back', async () => {
    await sql`grant all on audit_entry to ${sql.id(role)}`.execute(owner.db);
    await grantServingRights(owner.db, role);
    await expect(sql`delete from audit_entry`.execute(serving)).rejects.toMatchObject({ code: '42501' });
  });

  test('that is none, or that owns what it should not, is refused by name', async () => {
    await expect(grantServingRights(owner.db, 'nobody_of_that_name')).rejects.toThrow(
      'The database has no role nobody_of_that_name (SERVING_ROLE).',
    );
    const { username } = new URL(owner.url ?? '');
    await expect(grantServingRights(owner.db, username)).rejects.toThrow('may do all that its owner may');
  });
});
