import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Buyer } from '../../testing/buyer.ts';
import {
  bulletin,
  environmentOf,
  type FakeWorld,
  json,
  quoted,
  startFakeWorld,
} from '../../testing/fake-world.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';
import { testProducts, testQuoteRequest } from '../../testing/test-product.ts';

let world: FakeWorld;
let gateway: RunningGateway;
let clerk: Buyer;

beforeAll(async () => {
  world = await startFakeWorld();
  world.insurers.set('turnagol', (_request, response) => json(response, quoted(1_500)));
  world.insurers.set('laledere', (_request, response) =>
    json(response, { result: 'declined', reason: 'age' }),
  );
  world.bulletins.set('/today.xml', bulletin(todayInIstanbul(new Date()), '50.0000'));
  gateway = await startGateway({ environment: environmentOf(world), products: testProducts });
  const buyer = gateway.buyer();
  const today = todayInIstanbul(new Date());
  for await (const line of buyer.lines('quotes/create', 'POST', testQuoteRequest(today))) {
    if (line.success === false) throw new Error(JSON.stringify(line));
  }
  clerk = gateway.buyer();
  await signInAsStaff(gateway.context, clerk, 'call-centre');
});
afterAll(async () => {
  await gateway.close();
  await world.close();
});

const find = (by: string, value: string, who = clerk) => who.post('panel/customers/find', { by, value });

test('an identity finds what was asked with it, though it is stored sealed', async () => {
  const { body } = await find('identity', '10000000146');
  expect(body.cards).toMatchObject([
    { name: 'A*** Y***', quotes: [{ offers: 1 }], consents: [{ id: 'information-text' }] },
  ]);
  expect((await find('identity', '10000000078')).body.cards).toEqual([]);
  const { rows } = await sql<{ row: string }>`select quote::text as row from quote`.execute(
    gateway.context.db,
  );
  expect(rows[0]?.row).not.toContain('10000000146');
});

test('a phone that is none is refused, one that is unknown finds nothing', async () => {
  expect((await find('phone', '123')).body).toMatchObject({
    code: 'invalid-input',
    fields: [{ field: 'value' }],
  });
  expect((await find('phone', '0532 123 45 67')).body).toEqual({ cards: [], more: false });
});

test('another book is empty', async () => {
  const agent = gateway.buyer();
  await signInAsStaff(gateway.context, agent, 'agent', 'kaya-acente');
  expect((await find('identity', '10000000146', agent)).body.cards).toEqual([]);
});

test('a quote tells what each insurer answered, and when', async () => {
  const owner = gateway.buyer();
  await signInAsStaff(gateway.context, owner, 'owner');
  const { rows } = (await owner.post('panel/quotes', { search: 'ayse yil' })).body;
  expect(rows).toMatchObject([{ name: 'A*** Y***', offers: 1, failures: 1, lowest: { minor: 75_000 } }]);
  const { body } = await owner.get(`panel/quotes/${rows[0].id}`, { 'accept-language': 'tr' });
  const byResult = (wanted: string) =>
    body.insurers.find(({ result }: { result: string }) => result === wanted);
  expect(body.insurers).toHaveLength(2);
  expect(byResult('offer')).toMatchObject({ plan: 'Plan', price: { minor: 75_000 }, orderId: null });
  expect(byResult('declined')).toMatchObject({ reason: 'Yaş', price: null });
  expect(byResult('declined').afterMs).toBeGreaterThanOrEqual(0);
  expect(JSON.stringify(body)).not.toMatch(/Ayşe|10000000146|1990-05-14/);
});
