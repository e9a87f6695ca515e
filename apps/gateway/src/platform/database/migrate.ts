import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Kysely } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import { StartError } from '../start-error.ts';
import type { Database } from './database.ts';
import { checkSchema, noteSchema } from './schema-shape.ts';

const folder = join(import.meta.dirname, '../migrations');

const isMigration = (module: unknown): module is Migration =>
  typeof module === 'object' && module !== null && 'up' in module && typeof module.up === 'function';

/** Every `NNNN-name.ts` of src/migrations by its name, in the order of its number. */
export const migrationNames = async (): Promise<string[]> =>
  (await readdir(folder))
    .filter((file) => /^\d{4}-[a-z0-9-]+\.ts$/.test(file))
    .map((file) => file.slice(0, -3))
    .sort();

const provider: MigrationProvider = {
  getMigrations: async () => {
    const migrations: Record<string, Migration> = {};
    for (const name of await migrationNames()) {
      const module: unknown = await import(pathToFileURL(join(folder, `${name}.ts`)).href);
      if (!isMigration(module)) throw new StartError(`The migration ${name} has no function up.`);
      migrations[name] = module;
    }
    return migrations;
  },
};

/**
 * Brings the database to the newest shape, unless it is damaged. Replicas that start at once wait for each other: Kysely takes an advisory
 * lock on PostgreSQL, the embedded database has one process only.
 * @throws StartError when it is damaged or a migration fails
 */
export const migrate = async (db: Kysely<Database>): Promise<string[]> => {
  await checkSchema(db);
  const { error, results } = await new Migrator({
    db,
    provider,
    allowUnorderedMigrations: true,
  }).migrateToLatest();
  if (error !== undefined) {
    const failed = results?.find((result) => result.status === 'Error')?.migrationName ?? 'unknown';
    throw new StartError(
      `The database could not be brought to the newest shape (migration ${failed}): ${String(error)}`,
    );
  }
  await noteSchema(db);
  return (results ?? []).map((result) => result.migrationName);
};
