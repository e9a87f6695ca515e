import { join } from 'node:path';
import type { ObjectStore } from '@sigorta/release/store/object-store';
import { openStore } from '@sigorta/release/store/open-store';
import type { ReleaseStore } from '@sigorta/release/store/release-store';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { newSessionsIn } from '../buyers/session.ts';
import { openRegisters } from '../catalogue/lookups/open-registers.ts';
import { createExchangeRates } from '../catalogue/rates/exchange-rates.ts';
import { createRateHolding } from '../catalogue/rates/rate-hold.ts';
import type { FamilyRelease, ReleaseSource } from '../catalogue/releases/family-release.ts';
import { keepNote, resumeTurns } from '../catalogue/releases/kept-turns.ts';
import type { Note } from '../catalogue/releases/live-releases.ts';
import { createReleaseRegistry, type ReleaseRegistry } from '../catalogue/releases/registry.ts';
import { createStoredReleases, sourceOf } from '../catalogue/releases/stored-releases.ts';
import { workspaceReleases } from '../catalogue/releases/workspace-releases.ts';
import { createInsurerClient } from '../insurers/insurer-client.ts';
import { seedInsurers } from '../insurers/seed-insurers.ts';
import { registerMoneyMetrics } from '../panel/alarms/money-metrics.ts';
import { seedPartners } from '../partners/seed.ts';
import { createBackground } from '../platform/background.ts';
import type { Config } from '../platform/config.ts';
import { openDataFolder } from '../platform/data-folder.ts';
import { connect } from '../platform/database/connect.ts';
import type { Database } from '../platform/database/database.ts';
import { databaseClock } from '../platform/database/database-clock.ts';
import { createListener } from '../platform/database/listener.ts';
import { createLoad } from '../platform/load.ts';
import { createLog, linesAlsoTo } from '../platform/log.ts';
import { smtpMailer } from '../platform/mail/mailer.ts';
import { createMetrics } from '../platform/metrics.ts';
import { openKeysOf } from '../platform/sensitive/open-keys.ts';
import { openFiles } from '../platform/stored-files/open-files.ts';
import { databaseTimes } from '../platform/telemetry/database-times.ts';
import { createTelemetry } from '../platform/telemetry/telemetry.ts';
import type { Timings } from '../platform/timings.ts';
import type { PolicyContext } from '../policies/context.ts';
import { createInsurerPolicies } from '../policies/issue/insurer-policies.ts';
import { openPassSigner } from '../policies/pass/pass-signer.ts';
import type { QuoteContext } from '../quotes/context.ts';
import { createQuoteLog } from '../quotes/quote-log.ts';
import { summaryIn } from '../quotes/quote-summary.ts';
import type { SiteContext } from '../site/context.ts';
import { keepSite } from '../site/pages/open-site.ts';
import { prepareSchema } from './migrate-to.ts';
import { openConnectors } from './open-connectors.ts';

/** The whole: every module's slice. Handlers and jobs name the slice they use, never this. */
export interface GatewayContext extends QuoteContext, PolicyContext, SiteContext {
  products: ReleaseRegistry;
  /** the products as this gateway started with, for a shop that shows others of them */
  productsAnew: () => ReleaseRegistry;
  /** waits for what still runs and closes the database, after workers and server stopped */
  close: () => Promise<void>;
}

/** How a replica hears of others; none share an embedded database. */
const listeningOn = (url: string | null, log: Logger): Parameters<typeof createQuoteLog>[2] =>
  url === null ? null : (channel, told, turned) => createListener(url, channel, { told, turned, log });

/** The server that replicas share; a test's own database may have one. */
const serverOf = ({ databaseUrl }: Config, { database }: ContextOptions): string | null =>
  database ? (database.url ?? null) : databaseUrl;

export interface ContextOptions {
  clock?: () => Date;
  log?: Logger;
  /** an open database of a test; seeded here like any other, and migrated unless it is a fresh copy of one that was */
  database?: { db: Kysely<Database>; close: () => Promise<void>; url?: string; isMigrated?: boolean };
  /** what is live at the start, one a family; those of the workspace unless they are given */
  releases?: readonly FamilyRelease[];
  /** where pinned releases of before are opened from */
  releaseSource?: ReleaseSource;
  /** where families are released to; the folder of the settings unless it is given */
  releaseStore?: ReleaseStore;
  /** where papers and pictures lie; the settings' unless it is given */
  objectStore?: ObjectStore;
  /** other waits for tests */
  timings?: Partial<Timings>;
}

const siteOf = (
  { distDir: dist, sitesDir, releases: { keys } }: Config,
  declared: ReadonlyMap<string, string>,
  log: Logger,
): Pick<SiteContext, 'site' | 'declared'> => ({
  site: keepSite({ dist, sitesDir, keys, declared, log }),
  declared,
});

const quoteLogOf = (
  {
    db,
    products,
    dataKeys,
    config,
    log,
  }: Pick<GatewayContext, 'db' | 'products' | 'dataKeys' | 'config' | 'log'>,
  options: ContextOptions,
) => createQuoteLog(db, summaryIn(db, products, dataKeys), listeningOn(serverOf(config, options), log));

/** @throws StartError when the database cannot be opened or brought to the newest shape */
export const createContext = async (
  config: Config,
  options: ContextOptions = {},
): Promise<GatewayContext> => {
  const passSigner = openPassSigner(config.wallet);
  if (!options.database) openDataFolder(config.dataDir);
  const telemetry = createTelemetry(config.collector);
  const log = options.log ?? createLog(config.logLevel, linesAlsoTo(telemetry.line));
  const database = options.database ?? (await connect(config, log));
  let stopClock = () => {};
  try {
    /* nobody looks at the times where nothing is sent */
    const db = config.collector ? database.db.withPlugin(databaseTimes()) : database.db;
    /* the embedded database is in this process and has its clock */
    const isShared = 'kind' in database && database.kind === 'postgres';
    const shared = !options.clock && isShared ? await databaseClock(db, log) : null;
    const clock = options.clock ?? shared?.clock ?? (() => new Date());
    stopClock = shared?.stop ?? stopClock;
    const metrics = createMetrics();
    telemetry.watch(metrics.registry);
    let keepTurn = (_note: Note): void => {};
    const store =
      options.releaseStore ?? openStore(config.releases.place, join(config.dataDir, 'releases-near'));
    const stored = createStoredReleases({ store, config, clock, log });
    const declared = {
      releases: options.releases ?? (await workspaceReleases()),
      source: options.releaseSource ?? sourceOf(stored),
      log,
      metrics,
      clock,
    };
    const products = createReleaseRegistry({ ...declared, noted: (note) => keepTurn(note) });
    if (!options.database?.isMigrated) await prepareSchema(config, db, products.allLive(), log);
    await seedPartners(database.db, config, products.allLive());
    await seedInsurers(database.db);
    await resumeTurns(db, products, clock());
    const background = createBackground(log);
    const load = createLoad(config.busyLoopMs);
    keepTurn = (note) => background.run('keep-turn', () => keepNote(db, note));
    const insurers = createInsurerClient(config.insurers);
    const rates = createExchangeRates({ config: config.rates, db, log, clock });
    const registers = openRegisters(config, { db, log, clock });
    const isEmbedded = options.database === undefined && config.databaseUrl === null;
    const keys = await openKeysOf(db, config, { isEmbedded, clock, log });
    const timings = { ...config.timings, ...options.timings };
    const context: GatewayContext = {
      config,
      db,
      log,
      clock,
      products,
      productsAnew: () => createReleaseRegistry(declared),
      stored,
      ...siteOf(config, products.liveReleases(), log),
      ...keys,
      ...(await openFiles({ config, db, log, clock, ...keys }, options.objectStore)),
      metrics,
      telemetry,
      insurers,
      rates,
      rateHolding: createRateHolding({ db, clock }),
      register: registers.address,
      vehicleRegister: registers.vehicle,
      quoteLog: quoteLogOf({ db, products, log, config, ...keys }, options),
      newSessions: newSessionsIn(db),
      background,
      load,
      timings,
      mailer: smtpMailer(config.smtpUrl, timings.mailTimeoutMs, config.egress, config.mailReports.returnTo),
      connectors: openConnectors(config, timings, metrics),
      insurerPolicies: createInsurerPolicies({ config, db }, timings.insurerTimeoutMs),
      passSigner,
      wake: () => {},
      close: async () => {
        stopClock();
        load.close();
        await background.settled();
        await context.quoteLog.close();
        await Promise.all([insurers.close(), rates.close(), registers.close(), telemetry.close()]);
        await database.close();
      },
    };
    registerMoneyMetrics(context);
    return context;
  } catch (error) {
    stopClock();
    await database.close();
    throw error;
  }
};
