import type { Role } from '@sigorta/contracts/panel/permissions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bulletin, type FakeWorld, startFakeWorld } from '../../testing/fake-world.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';

let world: FakeWorld;
let gateway: RunningGateway;

const xml = bulletin('2026-11-20', '50.1234').replace(
  '<ForexBuying>1</ForexBuying>',
  '<ForexBuying>50.0100</ForexBuying><BanknoteSelling>50.2000</BanknoteSelling>',
);

beforeAll(async () => {
  world = await startFakeWorld();
  world.bulletins.set('/today.xml', xml);
  gateway = await startGateway({
    clock: () => new Date('2026-11-21T09:00:00Z'),
    environment: { RATES_URL: `${world.url}/kurlar` },
  });
});
afterAll(async () => {
  await gateway.close();
  await world.close();
});

const staff = async (role: Role = 'finance', partner?: string) => {
  const browser = gateway.buyer();
  await signInAsStaff(gateway.context, browser, role, partner);
  return browser;
};

const reason = 'Muhasebe kararı';
/** how everybody saw it at first */
const was = { kind: 'forex-selling' };

test('prices are made with the forex selling rate until somebody chooses another', async () => {
  const { body } = await (await staff()).get('panel/rates');
  expect(body).toMatchObject({ source: 'forex-selling', since: null, maxAgeDays: 10, changes: [] });
  expect(body.inForce).toEqual([
    { currency: 'EUR', kind: 'forex-selling', rate: '50.1234', date: '2026-11-20', bulletin: '2026/220' },
  ]);
  expect(body.bulletins).toMatchObject([
    {
      currency: 'EUR',
      rates: { 'forex-selling': '50.1234', 'forex-buying': '50.0100', 'banknote-selling': '50.2000' },
    },
  ]);
});

test('a chosen rate is the one of the next offer, and the log says who chose it and why', async () => {
  const browser = await staff();
  const { rates } = gateway.context;
  expect((await rates.rateOf('EUR')).rate).toBe('50.1234');
  const { status } = await browser.post('panel/rates/source', { kind: 'banknote-selling', was, reason });
  expect(status).toBe(200);
  expect(await rates.rateOf('EUR')).toMatchObject({ rate: '50.2000', kind: 'banknote-selling' });
  const { body } = await browser.get('panel/rates');
  expect(body).toMatchObject({ source: 'banknote-selling', since: '2026-11-21T09:00:00.000Z' });
  expect(body.changes).toEqual([
    {
      at: '2026-11-21T09:00:00.000Z',
      by: 'Deneme finance',
      before: 'forex-selling',
      after: 'banknote-selling',
      reason,
    },
  ]);
});

test('a rate the bulletin has not, or one without a reason, is refused', async () => {
  const browser = await staff();
  const missing = await browser.post('panel/rates/source', { kind: 'banknote-buying', was, reason });
  expect(missing.body).toMatchObject({ code: 'invalid-input', fields: [{ message: 'kind.missing' }] });
  const silent = await browser.post('panel/rates/source', { kind: 'forex-buying', was, reason: ' ' });
  expect(silent.body.code).toBe('invalid-input');
  expect((await browser.get('panel/rates')).body.source).toBe('banknote-selling');
});

test('who saw an older choice does not overwrite the one made meanwhile', async () => {
  const browser = await staff();
  const { body } = await browser.post('panel/rates/source', { kind: 'forex-buying', was, reason });
  expect(body.code).toBe('changed-meanwhile');
  expect((await browser.get('panel/rates')).body.source).toBe('banknote-selling');
});

test.each([
  ['agent', undefined],
  ['auditor', undefined],
  ['owner', 'kaya-acente'],
] as const)('a %s of %s does not choose rates', async (role, partner) => {
  const browser = await staff(role, partner);
  expect((await browser.get('panel/rates')).body.code).toBe('not-allowed');
  const { body } = await browser.post('panel/rates/source', { kind: 'forex-buying', was, reason });
  expect(body.code).toBe('not-allowed');
});
