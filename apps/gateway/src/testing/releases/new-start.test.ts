import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FamilyRelease, ReleaseSource } from '../../catalogue/releases/family-release.ts';
import { environmentOf, type FakeWorld, startFakeWorld } from '../fake-world.ts';
import { type RunningGateway, startGateway } from '../start-gateway.ts';
import { type TestDatabase, testDatabase } from '../test-database.ts';
import { testProduct, testProducts, testQuoteRequest } from '../test-product.ts';

const hour = 3600_000;
let now: number;
let world: FakeWorld;
let database: TestDatabase;
let gateway: RunningGateway | null = null;

/** A release with its own name and, but for the first, with a field that the others do not ask for. */
const release = (letter: string): FamilyRelease => ({
  id: `travel@${letter.repeat(16)}`,
  family: 'travel',
  products: [...testProducts.values()].map(({ texts }) => ({
    texts,
    product: {
      ...testProduct,
      /* no rate is needed */
      currency: 'TRY',
      card: { ...testProduct.card, name: { tr: letter, en: letter, ru: letter, ar: letter } },
      steps: [
        ...testProduct.steps,
        {
          id: 'more',
          kind: 'fields' as const,
          fields:
            letter === 'a' ? [] : [{ kind: 'text' as const, name: `more${letter}`, wire: `ek${letter}` }],
        },
      ],
    },
  })),
});
const [a, c] = [release('a'), release('c')];
const keepsA: ReleaseSource = async (id) => (id === a.id ? a : null);

const start = async (live: FamilyRelease, releaseSource?: ReleaseSource): Promise<RunningGateway> => {
  await gateway?.close();
  gateway = await startGateway({
    releases: [live],
    database,
    environment: environmentOf(world),
    clock: () => new Date(now),
    ...(releaseSource ? { releaseSource } : {}),
  });
  return gateway;
};

beforeEach(async () => {
  now = Date.now();
  [world, database] = await Promise.all([startFakeWorld(), testDatabase()]);
});
afterEach(async () => {
  await gateway?.close();
  gateway = null;
  await Promise.all([world.close(), database.close()]);
});

/** What the form of A sends, by its first line. */
const sendFormOfA = async ({ buyer, context }: RunningGateway) => {
  const request = { ...testQuoteRequest(todayInIstanbul(context.clock())), release: a.id };
  for await (const line of buyer().lines('quotes/create', 'POST', request)) return line;
};

const pins = () => database.db.selectFrom('quote').select('release').orderBy('created_at').execute();

test('a page of before a new start begins under its own release, for a day', async () => {
  expect(await sendFormOfA(await start(a))).toMatchObject({ type: 'quote' });
  const second = await start(c, keepsA);
  now += 24 * hour - 60_000;
  expect(await sendFormOfA(second)).toMatchObject({ type: 'quote' });
  expect(await pins()).toEqual([{ release: a.id }, { release: a.id }]);
  /* a third start changes nothing of when A gave way */
  const third = await start(c, keepsA);
  now += 60_000;
  expect(await sendFormOfA(third)).toMatchObject({ code: 'release-gone' });
});

test('a recalled release stays recalled', async () => {
  const first = await start(a);
  first.context.products.take(c);
  first.context.products.turn('travel', c.id);
  first.context.products.recall(a.id);
  await first.context.background.settled();
  expect(await sendFormOfA(await start(c, keepsA))).toMatchObject({ code: 'release-gone' });
});

test('where A cannot be opened again, its form is drawn anew, and what was begun is spoken for and counted', async () => {
  await sendFormOfA(await start(a));
  const { context, buyer } = await start(c);
  expect(await sendFormOfA({ context, buyer } as RunningGateway)).toMatchObject({ code: 'release-gone' });
  const [pin] = await pins();
  const found = await context.products.of({ product: testProduct.id, release: pin?.release ?? null });
  expect(found?.release).toBe(c.id);
  expect(await context.metrics.registry.getSingleMetricAsString('gateway_releases_missing_total')).toContain(
    'gateway_releases_missing_total{family="travel"} 1',
  );
});

test('what was begun before a new start is declared by its own release after it', async () => {
  await sendFormOfA(await start(a));
  const { context } = await start(c, keepsA);
  const found = await context.products.of({ product: testProduct.id, release: a.id });
  expect(found?.product.card.name.tr).toBe('a');
  expect(
    await context.metrics.registry.getSingleMetricAsString('gateway_releases_missing_total'),
  ).not.toContain('family=');
});
