import type { ObjectStore } from '@sigorta/release/store/object-store';
import type { Insertable, Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { SessionTable } from './database/tables/core-tables.ts';
import type {
  Background,
  Batcher,
  Clock,
  DataKeys,
  KeyHolder,
  Load,
  Metrics,
  Products,
  SigningKeys,
  StoredFiles,
  Telemetry,
} from './ports.ts';

/** A release that a browser is shown by a link, in a shop whose database is its own. */
export interface PreviewPin {
  /** id of the link */
  id: string;
  family: string;
  release: string;
  endsAt: Date;
  /** the real shop's database: what is live of the other families */
  channels: Kysely<Database>;
}

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
  /** sign cookies' companions and links; the first one signs, those of before only check */
  signingKeys: SigningKeys;
  /** what seals ids and passports in the database, and hashes what is looked up */
  dataKeys: DataKeys;
  keyHolder: KeyHolder;
  /** papers and pictures, in the database or in an object store */
  files: StoredFiles;
  /** that store itself, for who tidies it; null: there is only the database */
  objects: ObjectStore | null;
  metrics: Metrics;
  telemetry: Telemetry;
  newSessions: Batcher<Insertable<SessionTable>>;
  background: Background;
  load: Load;
  /** what this context shows instead of what is live; not given where real sales are made */
  preview?: PreviewPin;
  /** tells the workers of this process that there is work; set by them */
  wake: () => void;
}
