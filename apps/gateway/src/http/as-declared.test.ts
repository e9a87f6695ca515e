import { errorsOf } from '@sigorta/contracts/declared-errors';
import { defineOperation } from '@sigorta/contracts/operation';
import { operations } from '@sigorta/contracts/operations/table';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Refusal } from '../platform/refusal.ts';
import { environmentOf, type FakeWorld, startFakeWorld } from '../testing/fake-world.ts';
import { type RunningGateway, startGateway } from '../testing/start-gateway.ts';
import { asDeclared } from './as-declared.ts';

let world: FakeWorld;
let gateway: RunningGateway;

beforeAll(async () => {
  world = await startFakeWorld();
  gateway = await startGateway({ environment: environmentOf(world) });
});

afterAll(async () => {
  await gateway?.close();
  await world?.close();
});

const operation = defineOperation({
  producer: 'somewhere',
  method: 'POST',
  authority: 'site',
  cost: 'read',
  request: v.object({}),
  answer: v.object({}),
  errors: ['coupon-not-valid'],
  summary: 'An operation for this test.',
});
const matched = { name: 'logOut', operation, parameters: {} } as const;

test('a handler may refuse with what its operation declares and with the errors of the door', () => {
  for (const code of [
    'coupon-not-valid',
    'invalid-input',
    'too-many-requests',
    'service-unavailable',
  ] as const) {
    const refusal = new Refusal(code);
    expect(asDeclared('test', matched, refusal)).toBe(refusal);
  }
});

test('any other refusal is an internal error that names both, in tests only', () => {
  const refusal = new Refusal('already-paid');
  expect(asDeclared('test', matched, refusal)).toEqual(
    new Error('logOut answers already-paid, which it does not declare'),
  );
  expect(asDeclared('production', matched, refusal)).toBe(refusal);
});

test('a refused field that no request can have is an internal error too', () => {
  const refuse = (field: string) =>
    asDeclared(
      'test',
      { name: 'couponCheck', operation: operations.couponCheck, parameters: {} },
      new Refusal('invalid-input', { fields: [{ field, message: 'error.invalid-input' }] }),
    );
  expect(refuse('code')).toBeInstanceOf(Refusal);
  expect(refuse('kupon.0')).toEqual(
    new Error('couponCheck refuses kupon.0, which its request does not have'),
  );
});

test('an error that somebody forgets to declare is seen at the wire', async () => {
  const ask = async () =>
    (await gateway.buyer().post('payment-requests/open', { token: 'x'.repeat(43), detail: '1234' })).body;
  const { errors } = operations.paymentRequestOpen;
  expect(await ask()).toMatchObject({ code: 'detail-wrong' });
  Object.assign(operations.paymentRequestOpen, { errors: [] });
  try {
    expect(await ask()).toMatchObject({ code: 'internal-error' });
  } finally {
    Object.assign(operations.paymentRequestOpen, { errors });
  }
});

test('the errors of the door stand in no declaration', () => {
  // @ts-expect-error any operation may answer it
  const planted: (typeof operation)['errors'] = ['too-many-requests'];
  expect(planted).toHaveLength(1);
});

test('reading knows nothing of bodies, and only what names something or somebody is not found', () => {
  const { categories, logOut, offerDetail, cadde } = operations;
  expect(errorsOf(categories).has('cross-site-request')).toBe(false);
  expect(errorsOf(logOut).has('cross-site-request')).toBe(true);
  expect(errorsOf({ ...offerDetail, errors: [] }).has('not-found')).toBe(true);
  expect(errorsOf({ ...cadde, errors: [] }).has('not-found')).toBe(true);
  expect(errorsOf(categories).has('not-found')).toBe(false);
});
