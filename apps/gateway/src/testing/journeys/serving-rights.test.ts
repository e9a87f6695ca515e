import { randomBytes } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { expectMigrated } from '../../platform/database/migrate.ts';
import { grantServingRights, promiseServingRights } from '../../platform/database/serving-rights.ts';
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
    ['take back that a consent was withdrawn', 'delete from consent_withdrawal'],
    ['rewrite what somebody chose to hear', 'update contact_choice set partner_id = partner_id'],
    ['rewrite steps of a purchase', 'delete from state_change'],
    ['rewrite what was agreed with partners', 'delete from partner_terms'],
    ['rewrite lines of the bank', 'delete from bank_line'],
    [
      'write a guard of its own',
      'create function nothing() returns trigger language plpgsql as $$ begin return null; end $$',
    ],
    ['make a table', 'create table mine (id int)'],
    ['say which migrations ran', "insert into kysely_migration (name, timestamp) values ('9999-mine', '')"],
    ['say what the schema looks like', 'delete from schema_shape'],
    ['read files of the server', "select pg_read_file('PG_VERSION')"],
    ['run programs of the server', "copy (select 1) to program 'true'"],
  ])('may not %s', async (_, statement) => {
    await expect(sql.raw(statement).execute(serving)).rejects.toMatchObject({ code: '42501' });
  });

  test('may not become its owner', async () => {
    const { username } = new URL(owner.url ?? '');
    await expect(sql`set role ${sql.id(username)}`.execute(serving)).rejects.toMatchObject({ code: '42501' });
  });

  test('reads every table that there is and writes to all but those of the schema', async () => {
    const without = async (right: string) => {
      const { rows } = await sql<{ name: string }>`
        select c.relname as name from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
          and not has_table_privilege(${role}, c.oid, ${right}) order by 1`.execute(owner.db);
      return rows.map(({ name }) => name);
    };
    expect(await without('select')).toEqual([]);
    expect(await without('insert')).toEqual(['kysely_migration', 'kysely_migration_lock', 'schema_shape']);
  });

  /* a trigger whose name says nothing to the rights would leave the right to what it refuses */
  test('may delete from no table whose trigger refuses every deletion', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct c.relname as name from pg_trigger t
      join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
      where not t.tgisinternal and t.tgtype & 8 > 0 and has_table_privilege(${role}, c.oid, 'delete')
        and p.prosrc !~* 'return (new|old|null)'`.execute(owner.db);
    expect(rows).toEqual([]);
  });

  test('has what a migration makes before its rights are written down', async () => {
    await promiseServingRights(owner.db, role);
    await sql`create table made_meanwhile (id int)`.execute(owner.db);
    await sql`insert into made_meanwhile values (1)`.execute(serving);
    await sql`drop table made_meanwhile`.execute(owner.db);
  });

  test('is refused while everybody has a right that it should not have', async () => {
    await sql`grant delete on audit_entry to public`.execute(owner.db);
    await expect(grantServingRights(owner.db, role)).rejects.toThrow(
      /has rights on audit_entry that somebody/,
    );
    await sql`revoke delete on audit_entry from public`.execute(owner.db);
    await grantServingRights(owner.db, role);
  });

  test('a right that a table had before is taken back', async () => {
    await sql`grant all on audit_entry to ${sql.id(role)}`.execute(owner.db);
    await grantServingRights(owner.db, role);
    await expect(sql`delete from audit_entry`.execute(serving)).rejects.toMatchObject({ code: '42501' });
  });

  test('that is none, or that is the owner of it all, is refused by name', async () => {
    await expect(grantServingRights(owner.db, 'nobody_of_that_name')).rejects.toThrow(
      'The database has no role nobody_of_that_name (SERVING_ROLE).',
    );
    const { username } = new URL(owner.url ?? '');
    await expect(grantServingRights(owner.db, username)).rejects.toThrow(
      'owns the database or something in it',
    );
  });

  /* an owner may do anything with what it owns, whatever it was given; none of these is mighty in any other way */
  test.each(['table audit_entry', 'function ledger_only_grows()', 'schema public'])(
    'that owns the %s alone is refused, and keeps no right that it was to be given',
    async (owned) => {
      const other = `owning_${randomBytes(6).toString('hex')}`;
      const { username } = new URL(owner.url ?? '');
      await sql`create role ${sql.id(other)} login`.execute(owner.db);
      const { rows } = await sql<{ owner: string }>`
        select pg_get_userbyid(nspowner) as owner from pg_namespace where nspname = 'public'`.execute(
        owner.db,
      );
      const before = owned.startsWith('schema') ? (rows[0]?.owner ?? '') : username;
      await sql`alter ${sql.raw(owned)} owner to ${sql.id(other)}`.execute(owner.db);
      try {
        await expect(grantServingRights(owner.db, other)).rejects.toThrow(
          'owns the database or something in it',
        );
        await expect(promiseServingRights(owner.db, other)).rejects.toThrow('name one that owns nothing');
      } finally {
        await sql`alter ${sql.raw(owned)} owner to ${sql.id(before)}`.execute(owner.db);
        await sql`drop role ${sql.id(other)}`.execute(owner.db);
      }
    },
  );
});
