import { afterAll, beforeAll, expect, test } from 'vitest';
import { environmentOf, type FakeWorld, startFakeWorld } from '../../testing/fake-world.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';
import { testProducts } from '../../testing/test-product.ts';

let world: FakeWorld;
let gateway: RunningGateway;

beforeAll(async () => {
  world = await startFakeWorld();
  gateway = await startGateway({ products: testProducts, environment: environmentOf(world) });
});
afterAll(async () => {
  await gateway?.close();
  await world?.close();
});

const one = { Value: '440101', Text: 'Kadıköy Belediyesi' };
const levels: [producer: string, list: string][] = [
  ['daskIlceler/34', 'GetUavtTownListItemResult'],
  ['semt/34/3423', 'GetUavtMunicipalListItemResult'],
  ['mahalle/442301', 'GetUavtQuarterListItemResult'],
  ['cadde/4423001', 'GetUavtStreetListItemResult'],
  ['binaDogrula/4423001/44230010/0', 'GetUavtBuildingListItemResult'],
  ['daireNo/442300101', 'GetUavtBuildingSectionListItemResult'],
];

test.each(levels)('%s passes the list on and asks the register once', async (producer, list) => {
  world.bodies.set(`/${producer}`, { [list]: { ListItem: [one, { ...one, Value: '2' }] } });
  const asked = () => world.seen.filter((line) => line === `GET /uavt/${producer}`).length;
  for (let again = 0; again < 2; again++) {
    const { status, body } = await gateway.buyer().get(producer);
    expect(status).toBe(200);
    expect(body).toEqual({ [list]: { ListItem: [one, { ...one, Value: '2' }] } });
  }
  expect(asked()).toBe(1);
});

test('a single item and an empty list pass as they are', async () => {
  world.bodies.set('/semt/34/3401', { GetUavtMunicipalListItemResult: { ListItem: one } });
  const area = await gateway.buyer().get('semt/34/3401');
  expect(area.body.GetUavtMunicipalListItemResult.ListItem).toEqual(one);
  world.bodies.set('/binaDogrula/1/1/9999', { GetUavtBuildingListItemResult: { ListItem: [] } });
  const none = await gateway.buyer().get('binaDogrula/1/1/9999');
  expect(none.body.GetUavtBuildingListItemResult.ListItem).toEqual([]);
});

test('a register that is down, or answers nonsense, is named and asked again', async () => {
  const read = () => gateway.buyer().get('cadde/5500001');
  expect((await read()).body.code).toBe('upstream-unavailable');
  world.bodies.set('/cadde/5500001', { GetUavtStreetListItemResult: { ListItem: [{ Value: 1 }] } });
  expect((await read()).body.code).toBe('upstream-unavailable');
  world.bodies.set('/cadde/5500001', { GetUavtStreetListItemResult: { ListItem: one } });
  expect((await read()).status).toBe(200);
});

test.each([
  'daskIlceler/82',
  'daskIlceler/0',
  'daskIlceler/01',
  'semt/34/abc',
  'mahalle/1234567890123',
  'binaDogrula/1/1/12_A',
  'binaDogrula/1/1/-',
  'daireNo/x',
])('%s never reaches the register', async (producer) => {
  const { body } = await gateway.buyer().get(producer);
  expect(body.code).toBe('not-found');
  expect(world.seen).not.toContain(`GET /uavt/${producer}`);
});

test('no way leads out of the register’s paths', async () => {
  for (const producer of ['daskIlceler/..', 'semt/34/3401/..', 'cadde/1%2f2', 'daireNo/1?x=1']) {
    expect((await gateway.buyer().get(producer)).body.code, producer).toBe('unknown-operation');
  }
});
