import { insurerNames } from '@sigorta/insurers/insurers';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  bulletin,
  environmentOf,
  type FakeWorld,
  json,
  quoted,
  startFakeWorld,
} from '../../testing/fake-world.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts';
import { testProducts, testQuoteRequest } from '../../testing/test-product.ts';

let world: FakeWorld;
let database: TestDatabase;
let here: RunningGateway;
let there: RunningGateway;
const asked = insurerNames.length;
let hours = 0;
const today = todayInIstanbul(new Date());

beforeAll(async () => {
  world = await startFakeWorld();
  world.bulletins.set('/today.xml', bulletin(today, '50.0000'));
  database = await testDatabase();
  const options = { products: testProducts, environment: environmentOf(world), database };
  here = await startGateway(options);
  there = await startGateway({ ...options, clock: () => new Date(Date.now() + hours * 3600_000) });
  /* who hears nothing looks into the table after five seconds; here after some milliseconds, and no sooner while insurers are asked */
  const { quoteLog } = there.context;
  const { silenceMs } = quoteLog;
  quoteLog.silenceMs = (id) => (silenceMs(id) === null ? null : 50);
});
afterAll(async () => {
  await there?.close();
  await here?.close();
  await database?.close();
  await world?.close();
});
beforeEach(() => {
  world.insurers.clear();
  hours = 0;
});

test('a buyer who comes back to another replica gets every line, once and in order, while insurers still answer', async () => {
  let release: () => void = () => {};
  const slow = new Promise<void>((resolve) => {
    release = resolve;
  });
  world.insurers.set('laledere', (_request, response) => json(response, quoted(1500)));
  world.insurers.set('turnagol', async (_request, response) => {
    await slow;
    json(response, quoted(1600));
  });
  const buyer = here.buyer();
  const lines = buyer.lines('quotes/create', 'POST', testQuoteRequest(today));
  const { quoteId } = (await lines.next()).value.quote;
  await lines.return(undefined);
  const elsewhere = there.buyer();
  for (const [name, value] of buyer.cookies) elsewhere.cookies.set(name, value);
  const resumed = elsewhere.lines(`quotes/${quoteId}/events`, 'GET');
  expect((await resumed.next()).value).toMatchObject({ type: 'quote', sequence: 0 });
  expect((await resumed.next()).value).toMatchObject({ sequence: 1, offer: { insurer: { id: 'laledere' } } });
  release();
  expect((await resumed.next()).value).toMatchObject({ sequence: 2, offer: { price: { minor: 80_000 } } });
  expect((await resumed.next()).value).toEqual({ type: 'done', sequence: 3, offers: 2, failures: 0 });
});

test('a quote whose process died ends with the missing insurers named, however many look at it', async () => {
  const buyer = here.buyer();
  const lines = buyer.lines('quotes/create', 'POST', testQuoteRequest(today));
  const { quoteId } = (await lines.next()).value.quote;
  await lines.return(undefined);
  await here.context.background.settled();
  // as if the process had died right after the first line
  await database.db
    .deleteFrom('quote_event')
    .where('quote_id', '=', quoteId)
    .where('sequence', '>', 0)
    .execute();
  hours = 1;
  const resume = async () => {
    const elsewhere = there.buyer();
    for (const [name, value] of buyer.cookies) elsewhere.cookies.set(name, value);
    const all = [];
    for await (const line of elsewhere.lines(`quotes/${quoteId}/events`, 'GET')) all.push(line);
    return all;
  };
  const [first, second] = await Promise.all([resume(), resume()]);
  expect(first.at(-1)).toEqual({ type: 'done', sequence: asked + 1, offers: 0, failures: asked });
  expect(first.filter((line) => line.type === 'failure')).toHaveLength(asked);
  expect(second).toEqual(first);
});

test('a stream ends for the buyer who asked, too, when lines could not be stored', async () => {
  for (const id of ['laledere', 'turnagol']) {
    world.insurers.set(id, (_request, response) => json(response, quoted(1500)));
  }
  const { quoteLog } = there.context;
  const store = quoteLog.append;
  const lost = new Set([1, 4]);
  const spy = vi.spyOn(quoteLog, 'append').mockImplementation(async (id, event, at, beside) => {
    if (lost.delete(event.sequence)) throw new Error('the database was away');
    return store(id, event, at, beside);
  });
  try {
    const lines = there.buyer().lines('quotes/create', 'POST', testQuoteRequest(today));
    const all = [(await lines.next()).value];
    const { quoteId } = all[0].quote;
    await expect.poll(() => quoteLog.read(quoteId, 0)).toHaveLength(1);
    hours = 1;
    for await (const line of lines) all.push(line);
    const numbered = all.filter(({ type }) => type !== 'ping');
    expect(numbered.map(({ sequence }) => sequence)).toEqual(numbered.map((_, index) => index));
    expect(all.at(-1)).toEqual({ type: 'done', sequence: asked + 1, offers: 1, failures: asked - 1 });
    expect(all.filter(({ type }) => type === 'offer')).toHaveLength(1);
    expect(lost.size).toBe(0);
  } finally {
    spy.mockRestore();
  }
});

test('an offer whose time is over says so', async () => {
  world.insurers.set('laledere', (_request, response) => json(response, quoted(1500)));
  const buyer = here.buyer();
  let offerId = '';
  for await (const line of buyer.lines('quotes/create', 'POST', testQuoteRequest(today))) {
    if (line.type === 'offer') offerId = line.offer.id;
  }
  hours = 1;
  const elsewhere = there.buyer();
  for (const [name, value] of buyer.cookies) elsewhere.cookies.set(name, value);
  expect((await elsewhere.get(`offers/${offerId}`)).body).toMatchObject({ expired: true });
});
