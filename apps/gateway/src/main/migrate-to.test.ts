import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { expectMigrated, migrate, migrationNames } from '../platform/database/migrate.ts';
import { noteSchema } from '../platform/database/schema-shape.ts';
import { createLog } from '../platform/log.ts';
import { readConfig } from '../platform/read-config.ts';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { testSecret } from '../testing/test-secret.ts';
import { createContext } from './context.ts';
import { migrateTo } from './migrate-to.ts';

const log = createLog('silent');
const none = { releases: new Map<string, string>() };

/** A gateway that leaves migrating to others, up to its first answer. */
const start = async ({ db }: TestDatabase) => {
  const config = readConfig(
    { NODE_ENV: 'test', LOG_LEVEL: 'silent', MIGRATIONS: 'apart', SECRET_KEY: testSecret },
    process.cwd(),
  );
  const context = await createContext(config, { database: { db, close: async () => {} }, log });
  await context.close();
};

const tablesOf = async ({ db }: TestDatabase): Promise<number> => {
  const { rows } = await sql<{ tables: number }>`
    select count(*)::integer as tables from pg_tables where schemaname = 'public'`.execute(db);
  return rows[0]?.tables ?? -1;
};

test('on an empty database it refuses, and makes nothing', async () => {
  const database = await testDatabase({ migrated: false });
  await expect(start(database)).rejects.toThrow(
    /^The database is older than this gateway: it lacks 0001-core, .* and \d+ more\. Run the program `migrate`/,
  );
  expect(await tablesOf(database)).toBe(0);
  await database.close();
});

test('the program before it brings the schema up, and says once what it did', async () => {
  const database = await testDatabase({ migrated: false });
  expect(await migrateTo(database.db, [], log)).toEqual(await migrationNames());
  expect(await migrateTo(database.db, [], log)).toEqual([]);
  await start(database);
  await database.close();
});

test('a schema one migration older is refused by its name', async () => {
  const database = await testDatabase();
  const last = (await migrationNames()).at(-1);
  await sql`delete from kysely_migration where name = ${last}`.execute(database.db);
  await expect(start(database)).rejects.toThrow(`it lacks ${last}. Run`);
  await database.close();
});

test('what a newer version added is no fault to a gateway that is rolled back', async () => {
  const database = await testDatabase();
  await sql`alter table quote add column of_tomorrow text`.execute(database.db);
  await sql`insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', '2100-01-01')`.execute(
    database.db,
  );
  await noteSchema(database.db);
  await start(database);
  await expect(migrate(database.db, none)).rejects.toThrow(/9999-of-tomorrow/);
  await sql`alter table quote drop column of_tomorrow`.execute(database.db);
  await expect(expectMigrated(database.db)).rejects.toThrow(/damaged: .*column quote\.of_tomorrow/);
  await database.close();
});
