import type { Insertable, Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { SessionTable } from './database/tables/core-tables.ts';
import type { Background, Batcher, Clock, Metrics, Products, Telemetry } from './ports.ts';

/**
 * What every module works with. A module that needs more declares its own slice above this one (`CatalogueContext`,
 * `QuoteContext`, `PaymentContext`, `PolicyContext`); `main` makes the whole. Nothing of value lives here: replicas share
 * the database only.
 */
export interface Context {
  config: Config;
  db: Kysely<Database>;
  log: Logger;
  /** the one clock, kept at the database's time so that replicas agree; tests set it */
  clock: Clock;
  products: Products;
  /** signs cookies' companions and document links; the same in every replica */
  secret: Buffer;
  /** seals ids and passports in the database; the first is the one in use */
  dataKeys: readonly [Buffer, ...Buffer[]];
  metrics: Metrics;
  telemetry: Telemetry;
  newSessions: Batcher<Insertable<SessionTable>>;
  background: Background;
  /** tells the workers of this process that there is work; set by them */
  wake: () => void;
}
