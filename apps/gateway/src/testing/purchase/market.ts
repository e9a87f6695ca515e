import type { AddressInfo } from 'node:net';
import type { Offer } from '@sigorta/contracts/offer';
import type { Application } from '@sigorta/product-kit/field';
import { toWire } from '@sigorta/product-kit/wire';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import type { GatewayContext } from '../../main/context.ts';
import { startJobs } from '../../main/jobs.ts';
import { addPreviews } from '../../main/previews/previews.ts';
import { buildServer } from '../../main/server.ts';
import { buildHopServer } from '../../payments/card/hop-server.ts';
import type { Workers } from '../../platform/outbox/workers.ts';
import type { Timings } from '../../platform/timings.ts';
import { Buyer, type Reply } from '../buyer.ts';
import { knownProduct } from '../known-product.ts';
import { nextLook } from '../next-look.ts';
import { testConsent } from '../test-consent.ts';
import { type TestContextOptions, testContext } from '../test-context.ts';
import { type TestDatabase, testDatabase } from '../test-database.ts';
import { sealedCard } from './card-entry.ts';
import { billing, control, quick, type Sandbox, sandboxEnvironment, startSandbox } from './outside.ts';

export interface Market {
  context: GatewayContext;
  sandbox: Sandbox;
  url: string;
  hopUrl: string;
  buyer: () => Buyer;
  /** POST to the sandbox's control interface */
  control: (path: string, body?: unknown) => Promise<Reply['body']>;
  look: (path: string) => Promise<Reply['body']>;
  /** the database that previews sell in */
  previews: () => TestDatabase['db'];
  stopWorkers: () => Promise<void>;
  startWorkers: () => void;
  close: () => Promise<void>;
}

/** Sandbox, gateway, hop and workers, all real, on free ports. */
export async function openMarket(
  timings: Partial<Timings> = {},
  environment: NodeJS.ProcessEnv | ((sandbox: Sandbox) => NodeJS.ProcessEnv) = {},
  database?: TestDatabase,
  more: Pick<TestContextOptions, 'releaseStore' | 'objectStore' | 'config' | 'clock' | 'log'> & {
    sandbox?: Sandbox;
  } = {},
): Promise<Market> {
  const sandbox = more.sandbox ?? (await startSandbox(more.clock));
  const own = typeof environment === 'function' ? environment(sandbox) : environment;
  await sandbox.cards.leadTo(own);
  const context = await testContext({
    environment: { ...sandboxEnvironment(sandbox), ...own },
    timings: { ...quick, ...timings },
    ...(database ? { database } : {}),
    ...more,
  });
  const site = buildServer(context);
  const hop = buildHopServer(context);
  let ofPreviews: TestDatabase | null = null;
  const previews = addPreviews(context, { site, hop }, async () => {
    ofPreviews = await testDatabase();
    return ofPreviews;
  });
  await site.listen({ host: '127.0.0.1', port: 0 });
  await hop.listen({ host: '127.0.0.1', port: 0 });
  const addressOf = (app: typeof site) => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const url = addressOf(site);
  Object.assign(context.config, { publicUrl: url, hopUrl: addressOf(hop) });
  let workers: Workers | null = startJobs(context);
  const stop = async () => {
    await workers?.stop();
    workers = null;
  };
  return {
    context,
    sandbox,
    url,
    hopUrl: context.config.hopUrl,
    buyer: () => new Buyer(url, context.config.siteToken),
    control: (path, body = {}) => control(sandbox, path, body),
    look: (path) => control(sandbox, path),
    previews: () => {
      if (!ofPreviews) throw new Error('nobody looked at a preview');
      return ofPreviews.db;
    },
    stopWorkers: stop,
    startWorkers: () => {
      workers ??= startJobs(context);
    },
    close: async () => {
      await stop();
      await site.close();
      await hop.close();
      await previews.close();
      await context.close();
      await sandbox.close();
    },
  };
}

/** Asks for offers and gives them all. */
export async function askOffers(
  market: Market,
  buyer: Buyer,
  productId = 'foreign-travel',
  change: (application: Application) => Application = (application) => application,
): Promise<Offer[]> {
  const found = await knownProduct(productId);
  const today = todayInIstanbul(market.context.clock());
  const application = change((await found.samples()).valid({ today }));
  const offers: Offer[] = [];
  const request = {
    product: productId,
    language: 'tr',
    application: toWire(found.product, application),
    consents: found.product.consents.filter((use) => use.at === 'form').map((use) => testConsent(use.id)),
  };
  for await (const line of buyer.lines('quotes/create', 'POST', request)) {
    if (line.type === 'offer') offers.push(line.offer);
    if (line.success === false) throw new Error(JSON.stringify(line));
  }
  return offers.toSorted((a, b) => a.price.minor - b.price.minor);
}

/** The cheapest offer of a fresh question. */
export async function cheapest(market: Market, buyer: Buyer, productId = 'foreign-travel'): Promise<Offer> {
  const [offer] = await askOffers(market, buyer, productId);
  if (!offer) throw new Error(`nobody offers ${productId}`);
  return offer;
}

/** A payment request for an offer; `more` replaces parts of it. */
export function paymentOf(market: Market, offer: Offer, more: object = {}, card: object = {}) {
  const product = market.context.products.allLive().find(({ product }) => product.paths.payment);
  const consents = (product?.product.consents ?? []).filter((use) => use.at === 'payment');
  return {
    offerId: offer.id,
    language: 'tr',
    acceptedTotal: offer.price,
    installmentCount: 1,
    billing,
    card: sealedCard(card),
    consents: consents.map((use) => testConsent(use.id)),
    ...more,
  };
}

/** The latest attempt of a purchase, as our own database has it. */
export const attemptOf = (market: Market, purchaseId: string) =>
  market.context.db
    .selectFrom('attempt')
    .selectAll()
    .where('order_id', '=', purchaseId)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();

/** Plays the buyer at the bank's page. */
export async function atTheBank(market: Market, purchaseId: string, action = 'approve', more: object = {}) {
  const attempt = await attemptOf(market, purchaseId);
  return market.control(`acs/${attempt.psp_payment_id}`, { action, ...more });
}

/** Polls the buyer's own status page until it says one of the states wanted. */
export async function waitFor(
  buyer: Buyer,
  purchaseId: string,
  wanted: string | ((body: Reply['body']) => boolean),
) {
  const fits = typeof wanted === 'string' ? (body: Reply['body']) => body.state === wanted : wanted;
  const since = Date.now();
  for (;;) {
    const { body } = await buyer.get(`purchases/${purchaseId}`);
    if (fits(body)) return body;
    if (Date.now() > since + 100_000) throw new Error(`still ${JSON.stringify(body)}`);
    await nextLook(since);
  }
}
