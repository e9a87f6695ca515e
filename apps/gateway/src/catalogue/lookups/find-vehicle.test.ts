import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '../../platform/log.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';
import { testProducts } from '../../testing/test-product.ts';
import {
  asked,
  car,
  carProducts,
  key,
  openVehicleRegister,
  type VehicleRegisterOfTests,
} from '../../testing/vehicle-register.ts';

let register: VehicleRegisterOfTests;
let lines = '';
let later = 0;
let gateway: RunningGateway;

beforeAll(async () => {
  register = await openVehicleRegister();
  gateway = await startGateway({
    products: carProducts(),
    environment: { VEHICLE_URL: register.url },
    clock: () => new Date(Date.now() + later),
    log: createLog('debug', {
      write: (line) => {
        lines += line;
      },
    }),
  });
});
beforeEach(() => {
  register.knows(car);
  /* every count begins anew */
  later += 3_700_000;
});
afterAll(async () => {
  await gateway?.close();
  await register?.close();
});

const find = (change: object = {}, buyer = gateway.buyer()) =>
  buyer.post('vehicles/find', { ...asked, ...change });

test('a car is found by plate and document, however they are typed', async () => {
  const { status, body } = await find({ plate: ' 34 elf-728', documentSerial: 'ab 123456' });
  expect({ status, body }).toEqual({ status: 200, body: car });
  expect(register.seen).toEqual([{ line: 'POST /vehicles/v1/vehicles/find', body: JSON.stringify(key) }]);
});

test('what else the register says, of its owner first of all, goes nowhere', async () => {
  register.knows({ ...car, owner: 'Elif Korkmaz', chassis: 'NM4' });
  expect((await find()).body).toEqual(car);
});

test('a product is told what its form is filled in with, and nothing of what its owner claimed', async () => {
  const other = await startGateway({
    products: carProducts(['vehicleType']),
    environment: { VEHICLE_URL: register.url },
  });
  try {
    expect((await find({}, other.buyer())).body).toEqual({ vehicleType: 'car' });
  } finally {
    await other.close();
  }
});

test('a fact that the register does not say is told as such', async () => {
  register.knows({ ...car, valueBand: null });
  expect((await find()).body).toEqual({ ...car, valueBand: null });
});

test('for a product that nobody sells, or whose car no register finds, nothing is asked', async () => {
  const { status, body } = await find({ product: 'no-such-thing' });
  expect({ status, code: body.code }).toEqual({ status: 404, code: 'not-found' });
  const other = await startGateway({
    products: testProducts,
    environment: { VEHICLE_URL: register.url },
  });
  try {
    expect((await find({}, other.buyer())).body.code).toBe('not-found');
  } finally {
    await other.close();
  }
  expect(register.seen).toEqual([]);
});

test('a plate it does not know and another document are answered alike', async () => {
  register.says({ status: 404, body: '{"message":"not found"}' });
  const { status, body } = await find();
  expect({ status, code: body.code }).toEqual({ status: 404, code: 'not-found' });
});

test.each([
  ['is down', { status: 503, body: '' }],
  ['refuses us', { status: 401, body: '' }],
  ['sends on elsewhere', { status: 302, body: '' }],
  ['answers nonsense', { status: 200, body: '<html>' }],
  ['names a kind of car that nobody knows', { status: 200, body: JSON.stringify({ ...car, usage: 'taxi' }) }],
  ['answers without end', { status: 200, body: ' '.repeat(20_000) }],
])('a register that %s is one that cannot be reached', async (_what, given) => {
  register.says(given);
  const { status, body } = await find();
  expect({ status, code: body.code }).toEqual({ status: 502, code: 'upstream-unavailable' });
  expect(lines).toContain('vehicle-not-asked');
});

test.each([
  ['plate', { plate: '82ELF728' }],
  ['documentSerial', { documentSerial: 'AB12345' }],
  ['plate', { plate: '' }],
  ['plate', { plate: 34 }],
  ['documentSerial', { documentSerial: 'A'.repeat(5000) }],
])('a wrong %s is refused at its field and asked of nobody', async (field, change) => {
  const { status, body } = await find(change);
  expect(status).toBe(422);
  expect(body).toMatchObject({ code: 'invalid-input', fields: [{ field }] });
  expect(register.seen).toEqual([]);
});

test('nothing of what was asked or found stands in the log or in the database', async () => {
  await find();
  register.says({ status: 503, body: JSON.stringify(key) });
  await find();
  const tables = await gateway.context.db.introspection.getTables();
  const rows: unknown[] = [];
  for (const { name, schema } of tables)
    rows.push(
      await gateway.context.db
        .withSchema(schema ?? 'public')
        .selectFrom(name as 'lookup')
        .selectAll()
        .execute(),
    );
  const kept = lines + JSON.stringify(rows);
  expect(kept).toContain('vehicle-not-asked');
  for (const word of [...Object.values(key), 'Egea']) expect(kept).not.toContain(word);
});

test('without a register nothing is looked up, and the rest goes on', async () => {
  const other = await startGateway({ products: testProducts });
  try {
    const { status, body } = await other.buyer().post('vehicles/find', asked);
    expect({ status, code: body.code }).toEqual({ status: 502, code: 'upstream-unavailable' });
  } finally {
    await other.close();
  }
});
