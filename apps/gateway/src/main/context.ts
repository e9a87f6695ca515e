import { randomBytes } from 'node:crypto';
import type { DiscoveredProduct } from '@sigorta/product-kit/discover';
import type { Insertable, Kysely } from 'kysely';
import type { Logger } from 'pino';
import { createRegister, type Register } from '../catalogue/lookups/register.ts';
import { knownProducts } from '../catalogue/products/known-products.ts';
import { createExchangeRates, type ExchangeRates } from '../catalogue/rates/exchange-rates.ts';
import { createInsurerDesk, type InsurerDesk } from '../insurers/insurer-client.ts';
import { seedInsurers } from '../insurers/seed-insurers.ts';
import { seedPartners } from '../partners/seed.ts';
import { type Background, createBackground } from '../platform/background.ts';
import type { Config } from '../platform/config.ts';
import { type Batcher, createBatcher } from '../platform/database/batcher.ts';
import { connect } from '../platform/database/connect.ts';
import type { Database } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import type { SessionTable } from '../platform/database/tables/core-tables.ts';
import { createLog } from '../platform/log.ts';
import { createMetrics, type Metrics } from '../platform/metrics.ts';
import { dataKeys } from '../platform/sensitive/data-keys.ts';
import { createQuoteLog, type QuoteLog } from '../quotes/quote-log.ts';

/** Everything a handler or worker works with. Nothing of value lives here: replicas share the database only. */
export interface Context {
  config: Config;
  db: Kysely<Database>;
  log: Logger;
  /** the one clock; tests set it */
  clock: () => Date;
  products: ReadonlyMap<string, DiscoveredProduct>;
  /** signs cookies' companions and document links; the same in every replica */
  secret: Buffer;
  /** seals ids and passports in the database; the first is the one in use */
  dataKeys: readonly [Buffer, ...Buffer[]];
  metrics: Metrics;
  insurers: InsurerDesk;
  rates: ExchangeRates;
  register: Register;
  quoteLog: QuoteLog;
  newSessions: Batcher<Insertable<SessionTable>>;
  background: Background;
  /** waits for what still runs and closes the database, after workers and server stopped */
  close: () => Promise<void>;
}

/** From the setting, else made once and shared by all replicas through the database. */
const sharedSecret = async (db: Kysely<Database>, configured: string | null): Promise<Buffer> => {
  if (configured !== null) return Buffer.from(configured, 'utf8');
  await db
    .insertInto('secret')
    .values({ name: 'signing', value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await db
    .selectFrom('secret')
    .select('value')
    .where('name', '=', 'signing')
    .executeTakeFirstOrThrow();
  return Buffer.from(row.value, 'base64url');
};

export interface ContextParts {
  clock?: () => Date;
  log?: Logger;
  /** an open database of a test; migrated and seeded here like any other */
  database?: { db: Kysely<Database>; close: () => Promise<void> };
  products?: ReadonlyMap<string, DiscoveredProduct>;
}

/** @throws StartError when the database cannot be opened or brought to the newest shape */
export const createContext = async (config: Config, parts: ContextParts = {}): Promise<Context> => {
  const log = parts.log ?? createLog(config.logLevel);
  const database = parts.database ?? (await connect(config, log));
  try {
    const products = parts.products ?? (await knownProducts());
    const migrations = await migrate(database.db);
    if (migrations.length > 0) log.info({ event: 'migrated', migrations: migrations.join(' ') });
    await seedPartners(database.db, config, products);
    await seedInsurers(database.db);
    const { db } = database;
    const clock = parts.clock ?? (() => new Date());
    const insurers = createInsurerDesk(config.insurers);
    const rates = createExchangeRates({ config: config.rates, db, log, clock });
    const register = createRegister({ url: config.addressUrl, db, log, clock });
    const background = createBackground(log);
    const secret = await sharedSecret(db, config.secretKey);
    const isEmbedded = parts.database === undefined && config.databaseUrl === null;
    return {
      config,
      db,
      log,
      clock,
      products,
      secret,
      dataKeys: dataKeys(config.secretKey, isEmbedded ? config.dataDir : null, secret),
      metrics: createMetrics(),
      insurers,
      rates,
      register,
      quoteLog: createQuoteLog(db),
      newSessions: createBatcher(async (sessions) => {
        await db
          .insertInto('session')
          .values([...sessions])
          .execute();
      }),
      background,
      close: async () => {
        await background.settled();
        await Promise.all([insurers.close(), rates.close(), register.close()]);
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
};
