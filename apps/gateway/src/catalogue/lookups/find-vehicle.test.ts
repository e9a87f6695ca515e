import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '../../platform/log.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';
import { testProducts } from '../../testing/test-product.ts';

const asked = { plate: '34ELF728', documentSerial: 'AB123456' };
const car = {
  makeAndModel: 'Fiat Egea 1.4',
  modelYear: 2023,
  vehicleType: 'car',
  usage: 'private',
  province: 34,
  valueBand: 'upTo1500',
  noClaimsStep: 6,
};

let register: Server;
let answer: { status: number; body: string };
let seen: { line: string; body: string }[] = [];
let lines = '';
let later = 0;
let gateway: RunningGateway;

beforeAll(async () => {
  register = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    seen.push({ line: `${request.method} ${request.url}`, body });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>((resolve) => register.listen(0, '127.0.0.1', resolve));
  const { port } = register.address() as AddressInfo;
  gateway = await startGateway({
    products: testProducts,
    environment: { VEHICLE_URL: `http://127.0.0.1:${port}/vehicles` },
    clock: () => new Date(Date.now() + later),
    log: createLog('debug', {
      write: (line) => {
        lines += line;
      },
    }),
  });
});
beforeEach(() => {
  answer = { status: 200, body: JSON.stringify(car) };
  seen = [];
  /* every count begins anew */
  later += 3_700_000;
});
afterAll(async () => {
  await gateway?.close();
  register?.closeAllConnections();
  await new Promise((resolve) => register?.close(resolve));
});

const find = (change: object = {}, buyer = gateway.buyer()) =>
  buyer.post('vehicles/find', { ...asked, ...change });

test('a car is found by plate and document, however they are typed', async () => {
  const { status, body } = await find({ plate: ' 34 elf-728', documentSerial: 'ab 123456' });
  expect({ status, body }).toEqual({ status: 200, body: car });
  expect(seen).toEqual([{ line: 'POST /vehicles/v1/vehicles/find', body: JSON.stringify(asked) }]);
});

test('what else the register says, of its owner first of all, goes nowhere', async () => {
  answer.body = JSON.stringify({ ...car, owner: 'Elif Korkmaz', chassis: 'NM4' });
  expect((await find()).body).toEqual(car);
});

test('a plate it does not know and another document are answered alike', async () => {
  answer = { status: 404, body: '{"message":"not found"}' };
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
  answer = given;
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
  expect(seen).toEqual([]);
});

test.each(['perPlate', 'perIp', 'perSession'] as const)(
  'tries are counted before the register is asked, %s',
  async (limit) => {
    const { vehicleLimits } = gateway.context.config;
    gateway.context.config.vehicleLimits = { ...vehicleLimits, [limit]: 3 };
    const same = gateway.buyer();
    /* whoever has asked for something has a session; who has none is counted by address alone */
    await same.post('otp/proof', { phone_number: '+905321112233' });
    const statuses: number[] = [];
    for (let n = 0; n < 4; n++) {
      /* what the other two limits count differs from try to try */
      const plate = limit === 'perPlate' ? asked.plate : `34ELF72${n}`;
      statuses.push((await find({ plate }, limit === 'perSession' ? same : gateway.buyer())).status);
    }
    gateway.context.config.vehicleLimits = vehicleLimits;
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(seen).toHaveLength(3);
  },
);

test('nothing of what was asked or found stands in the log or in the database', async () => {
  await find();
  answer = { status: 503, body: JSON.stringify(asked) };
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
  for (const word of [...Object.values(asked), 'Egea']) expect(kept).not.toContain(word);
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
