import type { DiscoveredProduct } from '@sigorta/product-kit/discover';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/database.ts';
import { expectMigrated, migrate } from '../platform/database/migrate.ts';

/** What declares a product, by the id of its release. */
type Declared = Pick<DiscoveredProduct, 'product'> & { release: string };

/**
 * Brings the schema to the shape of this program.
 * @returns names of the migrations that ran
 * @throws StartError when the database is damaged or a migration fails
 */
export const migrateTo = async (
  db: Kysely<Database>,
  products: Iterable<Declared>,
  log: Logger,
): Promise<string[]> => {
  const releases = new Map([...products].map(({ product, release }) => [product.id, release]));
  const migrations = await migrate(db, { releases });
  if (migrations.length > 0) log.info({ event: 'migrated', migrations: migrations.join(' ') });
  return migrations;
};

/** As a start finds it: brought up, or expected to be. @throws StartError */
export const prepareSchema = async (
  { migrations }: Pick<Config, 'migrations'>,
  db: Kysely<Database>,
  products: Iterable<Declared>,
  log: Logger,
): Promise<void> => {
  if (migrations === 'apart') await expectMigrated(db);
  else await migrateTo(db, products, log);
};
