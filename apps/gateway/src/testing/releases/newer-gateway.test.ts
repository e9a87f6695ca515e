import type { AddressInfo } from 'node:net';
import type { Offer } from '@sigorta/contracts/offer';
import { policyDetailsOf } from '@sigorta/product-kit/policy-details';
import { toWire } from '@sigorta/product-kit/wire';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workspaceReleases } from '../../catalogue/releases/workspace-releases.ts';
import type { GatewayContext } from '../../main/context.ts';
import { startJobs } from '../../main/jobs.ts';
import { buildServer } from '../../main/server.ts';
import { Buyer } from '../buyer.ts';
import { knownProduct } from '../known-product.ts';
import { askOffers, type Market, openMarket, paymentOf, waitFor } from '../purchase/market.ts';
import { quick, sandboxEnvironment } from '../purchase/outside.ts';
import { testContext } from '../test-context.ts';
import { type TestDatabase, testDatabase } from '../test-database.ts';
import { paperOf } from './paper-of.ts';
import { releaseC } from './pet-releases.ts';

let database: TestDatabase;
let market: Market;
let newer: { context: GatewayContext; url: string; close: () => Promise<void> };

/** A gateway that starts with C on the same database, and can open A again. */
const startNewer = async (): Promise<typeof newer> => {
  const releases = await workspaceReleases();
  const a = releases.find(({ family }) => family === 'pet');
  const context = await testContext({
    environment: sandboxEnvironment(market.sandbox),
    timings: quick,
    database,
    releases: [...releases.filter(({ family }) => family !== 'pet'), await releaseC()],
    releaseSource: async (id) => (id === a?.id ? a : null),
  });
  const app = buildServer(context);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  Object.assign(context.config, { publicUrl: url });
  const workers = startJobs(context);
  const close = async () => {
    await workers.stop();
    await app.close();
    await context.close();
  };
  return { context, url, close };
};

beforeAll(async () => {
  database = await testDatabase();
  market = await openMarket({}, {}, database);
});
afterAll(async () => {
  await newer?.close();
  await market?.close();
  await database?.close();
});

/** The same browser, which now talks to another gateway. */
const movedTo = (url: string, buyer: Buyer): Buyer => {
  const moved = new Buyer(url, buyer.token);
  for (const [name, value] of buyer.cookies) moved.cookies.set(name, value);
  return moved;
};

test('an order paid at a gateway with A ends at one that was started with C', async () => {
  const buyer = market.buyer();
  const [offer] = (await askOffers(market, buyer, 'pet')) as [Offer];
  const { body } = await buyer.post('purchases/start', paymentOf(market, offer));
  const { purchaseId } = body;
  await waitFor(buyer, purchaseId, ({ detailsUntil }) => detailsUntil !== null);
  await market.stopWorkers();

  newer = await startNewer();
  const later = movedTo(newer.url, buyer);
  const { product, samples } = await knownProduct('pet');
  const asked = policyDetailsOf(product);
  const sample = (await samples()).details?.valid({ today: todayInIstanbul(newer.context.clock()) });
  if (!asked || !sample) throw new Error('pet asks nothing');
  const details = toWire(asked, sample);
  const answered = await later.post('policies/create', { purchaseId, details });
  expect(answered.body).toEqual({ result: 'taken' });
  await waitFor(later, purchaseId, ({ state, mail }) => state === 'issued' && mail === 'sent');
  expect((await market.look(`policies?reference=${purchaseId}`)).policies).toMatchObject([{ details }]);
  expect(await paperOf(later, purchaseId)).toContain('kahverengi-beyaz');
  const missing = await newer.context.metrics.registry.getSingleMetricAsString(
    'gateway_releases_missing_total',
  );
  expect(missing).not.toContain('family=');
});
