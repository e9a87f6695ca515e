import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Kysely } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import { StartError } from '../start-error.ts';

const folder = join(import.meta.dirname, '../migrations');

const isMigration = (module: unknown): module is Migration =>
  typeof module === 'object' && module !== null && 'up' in module && typeof module.up === 'function';

/** Every `NNNN-name.ts` of src/migrations, in the order of its number. */
const provider: MigrationProvider = {
  getMigrations: async () => {
    const files = (await readdir(folder)).filter((file) => /^\d{4}-[a-z0-9-]+\.ts$/.test(file)).sort();
    const migrations: Record<string, Migration> = {};
    for (const file of files) {
      const module: unknown = await import(pathToFileURL(join(folder, file)).href);
      if (!isMigration(module)) throw new StartError(`The migration ${file} has no function up.`);
      migrations[file.slice(0, -3)] = module;
    }
    return migrations;
  },
};

/**
 * Brings the database to the newest shape. Replicas that start at once wait for each other: Kysely takes an advisory
 * lock on PostgreSQL, the embedded database has one process only.
 */
export const migrate = async <T>(db: Kysely<T>): Promise<string[]> => {
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
  return (results ?? []).map((result) => result.migrationName);
};
