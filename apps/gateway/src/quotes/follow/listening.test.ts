import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

/* Two replicas on one server; an embedded database has one process only. */
const isServer = Boolean(process.env.TEST_DATABASE_URL);
const insurers = ['turnagol', 'bulutkaya', 'yedicam', 'laledere', 'incirova', 'mercandal', 'aycimen'];

let world: FakeWorld;
let database: TestDatabase;
let here: RunningGateway;
let there: RunningGateway;
const today = todayInIstanbul(new Date());
const answers = new Map<string, () => void>();

beforeAll(async () => {
  if (!isServer) return;
  world = await startFakeWorld();
  world.bulletins.set('/today.xml', bulletin(today, '50.0000'));
  database = await testDatabase();
  const environment = { ...environmentOf(world), INSURER_DEADLINE_MS: '60000' };
  const options = { products: testProducts, environment, database };
  here = await startGateway(options);
  there = await startGateway(options);
  for (const [place, id] of insurers.entries()) {
    const asked = new Promise<void>((resolve) => answers.set(id, resolve));
    world.insurers.set(id, async (_request, response) => {
      await asked;
      json(response, quoted(1500 + place));
    });
  }
});
afterAll(async () => {
  await there?.close();
  await here?.close();
  await database?.close();
  await world?.close();
});

const listening = () =>
  sql<{ pid: number }>`select pid from pg_stat_activity
    where datname = current_database() and query like 'listen %'`.execute(database.db);

test.skipIf(!isServer)(
  'a stream that is followed on another replica has every line in order, also when its connection for listening breaks',
  async () => {
    const buyer = here.buyer();
    const lines = buyer.lines('quotes/create', 'POST', testQuoteRequest(today));
    const first = (await lines.next()).value;
    const elsewhere = there.buyer();
    for (const [name, value] of buyer.cookies) elsewhere.cookies.set(name, value);
    const followed = elsewhere.lines(`quotes/${first.quote.id ?? first.quote.quoteId}/events`, 'GET');
    const seen = [(await followed.next()).value];
    const next = async () => {
      for (;;) {
        const { value } = await followed.next();
        if (value.type !== 'ping') return seen.push(value);
      }
    };
    await expect.poll(async () => (await listening()).rows.length).toBe(1);
    for (const [place, id] of insurers.entries()) {
      if (place === 2) {
        /* in the middle, and with a line that nobody can hear of */
        await sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and query like 'listen %'`.execute(database.db);
      }
      answers.get(id)?.();
      await next();
      if (place === 3)
        await expect.poll(async () => (await listening()).rows.length, { timeout: 10_000 }).toBe(1);
    }
    await next();
    expect(seen.map(({ type, sequence }) => [type, sequence])).toEqual([
      ['quote', 0],
      ...insurers.map((_, place) => ['offer', place + 1]),
      ['done', insurers.length + 1],
    ]);
    expect(seen.slice(1, -1).map(({ offer }) => offer.insurer.id)).toEqual(insurers);
    const own = [first];
    for await (const line of lines) if (line.type !== 'ping') own.push(line);
    expect(seen).toEqual(own);
  },
);

test.skipIf(!isServer)('a replica that asks the insurers itself looks into no table meanwhile', async () => {
  const { quoteLog } = here.context;
  let release = (): void => {};
  const waiting = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asking = quoteLog.whileAsking('own', () => waiting);
  expect(quoteLog.silenceMs('own')).toBeNull();
  expect(quoteLog.silenceMs('foreign')).toBeGreaterThan(0);
  const heard: unknown[] = [];
  quoteLog.listen('own', (event) => heard.push(event));
  release();
  await asking;
  expect(quoteLog.silenceMs('own')).toBeGreaterThan(0);
  expect(heard).toEqual([null]);
});
