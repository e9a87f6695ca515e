import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ownLimits } from '../../platform/limits.ts';
import type { Buyer } from '../../testing/buyer.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts';
import {
  asked,
  car,
  carProducts,
  openVehicleRegister,
  type VehicleRegisterOfTests,
} from '../../testing/vehicle-register.ts';

const unknown = { status: 404, body: '{}' };

let register: VehicleRegisterOfTests;
let database: TestDatabase;
/* two replicas on one database */
let gateways: RunningGateway[] = [];
let later = 0;

beforeAll(async () => {
  register = await openVehicleRegister();
  database = await testDatabase();
  const options = {
    products: carProducts(),
    database,
    environment: { VEHICLE_URL: register.url, RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '127.0.0.1' },
    clock: () => new Date(Date.now() + later),
  };
  gateways = [await startGateway(options), await startGateway(options)];
});
beforeEach(() => {
  register.knows(car);
  /* every count begins anew */
  later += 3_700_000;
});
afterAll(async () => {
  for (const gateway of gateways) await gateway.close();
  await database?.close();
  await register?.close();
});

let callers = 0;
const strangers = (): Buyer => {
  const gateway = gateways[callers++ % gateways.length];
  if (!gateway) throw new Error('no gateway');
  return gateway.buyer();
};

interface Answer {
  status: number;
  code: unknown;
  headers: Headers;
}

/** From an address of its own unless one is named. */
const find = async (change: object = {}, buyer = strangers(), address?: string): Promise<Answer> => {
  const from = address ?? `198.51.${Math.floor(callers / 250)}.${(callers++ % 250) + 1}`;
  const answer = await buyer.post('vehicles/find', { ...asked, ...change }, { 'x-forwarded-for': from });
  return { status: answer.status, code: answer.body.code, headers: answer.headers };
};

const limitHeaders = ({ headers }: Answer): string[] =>
  [...headers.keys()].filter((name) => /ratelimit|retry-after/.test(name));

/** So many tries with a serial that is not its document's, each by somebody else. */
const guess = async (times: number, change: object = {}): Promise<void> => {
  register.says(unknown);
  for (let n = 0; n < times; n++) expect((await find(change)).code).toBe('not-found');
  register.knows(car);
};

/** A browser that the gateway has given a session. */
const withSession = async (): Promise<Buyer> => {
  const buyer = strangers();
  await buyer.post('otp/proof', { phone_number: '+905321112233' });
  return buyer;
};

test('it is five for a plate, ten for a session, sixty for a network, an hour', () => {
  expect(ownLimits(1).vehicleLimits).toEqual({
    perPlate: 5,
    perSession: 10,
    perIp: 60,
    windowSeconds: 3600,
  });
});

test('a plate that was tried too often is answered like one that nobody knows, and tells nobody that it was tried', async () => {
  register.says(unknown);
  const stranger = await find({ plate: '06YOK404' });
  await guess(5);
  const right = await find();
  expect(right.status).toBe(404);
  expect(right.code).toBe('not-found');
  expect([...right.headers.keys()].toSorted()).toEqual([...stranger.headers.keys()].toSorted());
  expect(limitHeaders(right)).toEqual([]);
  /* also where it cannot be asked, and in the same time: whoever waits for the register hears of no limit */
  expect(register.seen).toHaveLength(1);
  register.says({ status: 503, body: '' });
  expect((await find()).code).toBe('upstream-unavailable');
});

test('four wrong serials keep nobody from the fifth, which is right, nor the sixth', async () => {
  await guess(4);
  expect((await find()).status).toBe(200);
  expect((await find()).status).toBe(200);
});

test('a couple that compares three products meets no limit', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 9; n++) statuses.push((await find()).status);
  expect(statuses).toEqual(Array(9).fill(200));
});

test('a register that is away uses up no try of a plate', async () => {
  register.says({ status: 503, body: '' });
  for (let n = 0; n < 6; n++) expect((await find()).code).toBe('upstream-unavailable');
  register.knows(car);
  expect((await find()).status).toBe(200);
});

test('who is refused as a caller locks no plate', async () => {
  const mallory = await withSession();
  for (let n = 0; n < 10; n++) await find({ plate: `34ELF72${n % 8}` }, mallory);
  for (let n = 0; n < 6; n++) {
    const refused = await find({ plate: '06ABC123' }, mallory);
    expect(refused.code).toBe('too-many-requests');
  }
  expect((await find({ plate: '06ABC123' })).status).toBe(200);
});

test('a session that asked ten times is refused, and told for how long', async () => {
  const buyer = await withSession();
  const answers: Answer[] = [];
  for (let n = 0; n < 11; n++) answers.push(await find({}, buyer));
  expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(200), 429]);
  expect(limitHeaders(answers[10] as Answer)).toContain('retry-after');
  expect(register.seen).toHaveLength(10);
});

test('who drops the cookie has sixty tries of a network', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 61; n++) statuses.push((await find({}, strangers(), '203.0.113.9')).status);
  expect(statuses).toEqual([...Array(60).fill(200), 429]);
});

test('of eight tries at once on two gateways five are answered, and no answer of them opens a sixth guess', async () => {
  register.gather(8);
  const codes = await Promise.all(Array.from({ length: 8 }, () => find()));
  expect(codes.map(({ status }) => status).toSorted()).toEqual([...Array(5).fill(200), 404, 404, 404]);
  register.knows(car);
  /* the three that were too many stay counted: two more may be wrong */
  await guess(2);
  expect((await find()).status).toBe(404);
});
