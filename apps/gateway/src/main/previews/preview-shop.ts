import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { newSessionsIn } from '../../buyers/session.ts';
import { seedInsurers } from '../../insurers/seed-insurers.ts';
import { seedPartners } from '../../partners/seed.ts';
import { buildHopServer } from '../../payments/card/hop-server.ts';
import type { PreviewPin } from '../../platform/context.ts';
import { connect } from '../../platform/database/connect.ts';
import type { Database } from '../../platform/database/database.ts';
import { createMetrics } from '../../platform/metrics.ts';
import type { Workers } from '../../platform/outbox/workers.ts';
import { createStoredFiles } from '../../platform/stored-files/stored-files.ts';
import { forget } from '../../privacy/retention/forget.ts';
import { createQuoteLog } from '../../quotes/quote-log.ts';
import { summaryIn } from '../../quotes/quote-summary.ts';
import { previewPath } from '../../site/previews/preview-link.ts';
import { followReleases } from '../../site/releases/follow-releases.ts';
import type { GatewayContext } from '../context.ts';
import { startJobs } from '../jobs.ts';
import { migrateTo } from '../migrate-to.ts';
import { copyShop, previewToken } from './copy-shop.ts';
import { previewConnectors, previewPolicies } from './preview-outside.ts';

/** Shown at once in one gateway; each holds a site and its families' code. */
const mostShown = 4;
/** what is live of the other families is followed so late at the most */
const followMs = 5_000;
const forgetMs = 3600_000;

type Serve = Pick<FastifyInstance, 'routing'>;
export type OwnDatabase = { db: Kysely<Database>; close: () => Promise<void> };

interface ShopParts {
  /** an open, empty or earlier database of a test, instead of the settings' */
  database?: () => Promise<OwnDatabase>;
  server: (context: GatewayContext) => FastifyInstance;
}

/** A shop of which nothing is real: a database, a payment account and policies of its own. */
export interface PreviewShop {
  db: Kysely<Database>;
  /** what answers a browser with that link. @throws when the release cannot be opened */
  serve: (pin: Omit<PreviewPin, 'channels'>) => Promise<Serve>;
  /** what answers the bank and the provider, who bring no link */
  returns: () => Promise<Serve>;
  hop: () => Promise<Serve>;
  close: () => Promise<void>;
}

const openDatabase = (context: GatewayContext, { database }: ShopParts): Promise<OwnDatabase> => {
  const { config, log } = context;
  if (database) return database();
  return connect(
    { ...config, databaseUrl: config.preview.databaseUrl, dataDir: join(config.dataDir, 'preview') },
    log,
  );
};

/** Everything of the real context that sends, takes or counts something is another here. */
function shopOf(context: GatewayContext, db: Kysely<Database>): GatewayContext {
  const config = {
    ...context.config,
    siteToken: `${previewToken}${context.config.siteToken}`,
    hopUrl: `${context.config.hopUrl}${previewPath}`,
    /* no message of a preview reaches anybody; a code that was asked for is "not sent" */
    sms: { ...context.config.sms, url: 'http://127.0.0.1:9/' },
  };
  const metrics = createMetrics();
  return {
    ...context,
    config,
    db,
    /* what a preview makes lies in its own database */
    files: createStoredFiles({ ...context, db, store: null, takesNew: false }),
    objects: null,
    metrics,
    quoteLog: createQuoteLog(db, summaryIn(db, context.products, context.dataKeys)),
    newSessions: newSessionsIn(db),
    mailer: { send: async () => {} },
    connectors: previewConnectors(config, context.timings, metrics),
    insurerPolicies: previewPolicies(context.clock),
    /* what is signed would look real on a phone */
    passSigner: null,
    wake: () => {},
    close: async () => {},
  };
}

/** Opens the shop's database, brings it to the newest shape, and fills it with what the real shop sells with. */
export async function openPreviewShop(context: GatewayContext, parts: ShopParts): Promise<PreviewShop> {
  const database = await openDatabase(context, parts);
  const { db } = database;
  const shop = shopOf(context, db);
  const sold = context.products.allLive();
  await migrateTo(db, sold, context.log);
  await seedPartners(db, shop.config, sold);
  await seedInsurers(db);
  await copyShop(context, db);
  const workers: Workers = startJobs(shop);
  /* what visitors of previews typed is kept no longer than what buyers did */
  const forgetOld = () => shop.background.run('forget-previews', async () => void (await forget(shop)));
  const forgetting = setInterval(forgetOld, forgetMs).unref();
  const shown = new Map<
    string,
    Promise<{ app: FastifyInstance; context: GatewayContext; followed: number }>
  >();

  const show = async (pin: Omit<PreviewPin, 'channels'>) => {
    await copyShop(context, db);
    const own: GatewayContext = {
      ...shop,
      products: context.productsAnew(),
      site: context.site.beside(),
      preview: { ...pin, channels: context.db },
      wake: () => shop.wake(),
    };
    await followReleases(own);
    if (own.products.liveReleases().get(pin.family) !== pin.release)
      throw new Error(`${pin.release} cannot be opened`);
    forgetOld();
    const app = parts.server(own);
    await app.ready();
    return { app, context: own, followed: performance.now() };
  };
  const ready = async (app: FastifyInstance): Promise<FastifyInstance> => {
    await app.ready();
    return app;
  };
  let returns: Promise<FastifyInstance> | null = null;
  let hop: Promise<FastifyInstance> | null = null;
  return {
    db,
    serve: async (pin) => {
      const known = shown.get(pin.id) ?? show(pin);
      shown.delete(pin.id);
      shown.set(pin.id, known);
      known.catch(() => shown.delete(pin.id));
      const [oldest] = shown.keys();
      if (shown.size > mostShown && oldest !== undefined) shown.delete(oldest);
      const found = await known;
      if (performance.now() - found.followed > followMs) {
        found.followed = performance.now();
        shop.background.run('follow-preview', () => followReleases(found.context));
      }
      return found.app;
    },
    returns: () => (returns ??= ready(parts.server(shop))),
    hop: () => (hop ??= ready(buildHopServer(shop))),
    close: async () => {
      clearInterval(forgetting);
      await workers.stop();
      await shop.background.settled();
      await database.close();
    },
  };
}
