import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Kysely } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import { StartError } from '../start-error.ts';
import type { Database } from './database.ts';
import { appliedTo, checkSchema, noteSchema } from './schema-shape.ts';

/* of PostgreSQL: insufficient_privilege */
const notPermitted = '42501';
const folder = join(import.meta.dirname, '../migrations');

/** What a migration cannot read in the database. */
export interface MigrationFacts {
  /** release that each product is declared by as this gateway starts; rows of before there were pins get it */
  releases: ReadonlyMap<string, string>;
}

interface OwnMigration {
  up: (db: Kysely<unknown>, facts: MigrationFacts) => Promise<void>;
}

const isMigration = (module: unknown): module is OwnMigration =>
  typeof module === 'object' && module !== null && 'up' in module && typeof module.up === 'function';

/** Every `NNNN-name.ts` of src/migrations by its name, in the order of its number. */
export const migrationNames = async (): Promise<string[]> =>
  (await readdir(folder))
    .filter((file) => /^\d{4}-[a-z0-9-]+\.ts$/.test(file))
    .map((file) => file.slice(0, -3))
    .sort();

const providerFor = (facts: MigrationFacts): MigrationProvider => ({
  getMigrations: async () => {
    const migrations: Record<string, Migration> = {};
    for (const name of await migrationNames()) {
      const module: unknown = await import(pathToFileURL(join(folder, `${name}.ts`)).href);
      if (!isMigration(module)) throw new StartError(`The migration ${name} has no function up.`);
      migrations[name] = { up: (db) => module.up(db, facts) };
    }
    return migrations;
  },
});

/**
 * Brings the database to the newest shape, unless it is damaged. Replicas that start at once wait for each other: Kysely takes an advisory
 * lock on PostgreSQL, the embedded database has one process only.
 * @throws StartError when it is damaged or a migration fails
 */
export const migrate = async (db: Kysely<Database>, facts: MigrationFacts): Promise<string[]> => {
  await checkSchema(db);
  const { error, results } = await new Migrator({
    db,
    provider: providerFor(facts),
    allowUnorderedMigrations: true,
  }).migrateToLatest();
  if (error !== undefined) {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === notPermitted)
      throw new StartError(
        'The role of DATABASE_URL may not change the schema. Run `node apps/gateway/run.mjs migrate` as the owner of the tables first, and start gateways with MIGRATIONS=apart.',
      );
    const failed = results?.find((result) => result.status === 'Error')?.migrationName ?? 'unknown';
    throw new StartError(
      `The database could not be brought to the newest shape (migration ${failed}): ${String(error)}`,
    );
  }
  await noteSchema(db);
  return (results ?? []).map((result) => result.migrationName);
};

/** how many names a sentence holds */
const mostNamed = 4;

/**
 * For a gateway that leaves migrating to the program `migrate`. What a newer version added is no fault: a gateway that is rolled back
 * runs on it.
 * @throws StartError when the schema is damaged, or older than this program
 */
export const expectMigrated = async (db: Kysely<Database>): Promise<void> => {
  await checkSchema(db);
  const applied = new Set(await appliedTo(db));
  const missing = (await migrationNames()).filter((name) => !applied.has(name));
  if (missing.length === 0) return;
  const more = missing.length > mostNamed ? ` and ${missing.length - mostNamed} more` : '';
  throw new StartError(
    `The database is older than this gateway: it lacks ${missing.slice(0, mostNamed).join(', ')}${more}. ` +
      'Run the program `migrate` of this version first (MIGRATIONS is apart).',
  );
};
