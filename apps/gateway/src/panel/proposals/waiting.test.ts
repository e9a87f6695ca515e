import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Buyer } from '../../testing/buyer.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';

let gateway: RunningGateway;
let now = new Date('2026-06-14T09:00:00Z');
const minutes = (count: number): void => {
  now = new Date(now.getTime() + count * 60_000);
};
const people = new Map<string, Buyer>();
const person = (name: string): Buyer => people.get(name) as Buyer;

beforeAll(async () => {
  gateway = await startGateway({ clock: () => now });
  for (const name of ['owner', 'second', 'finance', 'call-centre'] as const) {
    const browser = gateway.buyer();
    await signInAsStaff(gateway.context, browser, name === 'second' ? 'owner' : name);
    people.set(name, browser);
  }
});
afterAll(() => gateway.close());

const waiting = async (name: string) => (await person(name).get('panel/proposals-to-decide')).body;
const ask = (name: string, coupon: object) =>
  person(name).post('panel/coupons/create', {
    product: null,
    validFrom: '2026-06-14',
    validUntil: '2026-06-20',
    ...coupon,
  });

test('each person is told how many wait for that person: not the own ones, none beyond the limit', async () => {
  expect(await waiting('owner')).toEqual({ count: 0 });
  /* 300 lira a hundred times are 30,000: within finance's limit of 100,000 (docs/decisions/0284-four-eyes.md) */
  await ask('owner', { code: 'OTUZBIN', kind: 'amount', value: 30_000, maxUses: 100 });
  expect([await waiting('owner'), await waiting('second'), await waiting('finance')]).toEqual([
    { count: 0 },
    { count: 1 },
    { count: 1 },
  ]);
  /* 300,000 are above it, and of a percent nobody can tell */
  await ask('finance', { code: 'COK', kind: 'amount', value: 30_000, maxUses: 1_000 });
  await ask('second', { code: 'YUZDE', kind: 'percent', value: 50, maxUses: 10 });
  expect([await waiting('owner'), await waiting('second'), await waiting('finance')]).toEqual([
    { count: 2 },
    { count: 2 },
    { count: 1 },
  ]);
  expect(await waiting('call-centre')).toMatchObject({ code: 'not-allowed' });
});

test('a page that counts by itself keeps nobody signed in: half an hour without an action ends the session', async () => {
  expect((await person('finance').get('staff/me')).status).toBe(200);
  for (let passed = 0; passed < 29; passed += 1) {
    minutes(1);
    expect(await waiting('finance')).toEqual({ count: 1 });
  }
  minutes(1);
  expect(await waiting('finance')).toMatchObject({ code: 'sign-in-required' });
});
