import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { environmentOf, type FakeWorld, startFakeWorld } from '../../testing/fake-world.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';
import { testProducts } from '../../testing/test-product.ts';

let world: FakeWorld;
let gateway: RunningGateway;
let now = new Date('2026-11-21T09:00:00Z');

beforeAll(async () => {
  world = await startFakeWorld();
  gateway = await startGateway({
    products: testProducts,
    environment: environmentOf(world),
    clock: () => now,
  });
});
afterAll(async () => {
  await gateway?.close();
  await world?.close();
});

const later = (hours: number) => {
  now = new Date(now.getTime() + hours * 3600_000);
};

test('a register that does not answer is named, and asked again later', async () => {
  world.lists.set('/ulkeler', null);
  const reply = await gateway.buyer().post('partner/v1/countries', { bolge: null });
  expect(reply.status).toBe(502);
  expect(reply.body).toEqual({
    success: false,
    code: 'countries-unavailable',
    message: 'Ülkeler alınamadı.',
  });
  world.lists.set('/ulkeler', [{ ulkeKodu: 276, ulkeAd: 'Almanya' }]);
  later(1);
  const again = await gateway.buyer().post('partner/v1/countries', { bolge: 'dunya' });
  expect(again.body).toEqual({ success: true, message: '', data: [{ ulkeKodu: 276, ulkeAd: 'Almanya' }] });
});

test('Europe is a list of its own', async () => {
  world.lists.set('/ulkeler?bolge=avrupa', [{ ulkeKodu: 994, ulkeAd: 'Kosova' }]);
  const reply = await gateway.buyer().post('partner/v1/countries', { bolge: 'avrupa' });
  expect(reply.body.data).toEqual([{ ulkeKodu: 994, ulkeAd: 'Kosova' }]);
  const wrong = await gateway.buyer().post('partner/v1/countries', { bolge: '../ilceler' });
  expect(wrong.body.code).toBe('invalid-input');
});

test('a list is asked once a day, and the last good one serves while the register is down or lies', async () => {
  world.lists.set('/ilceler?ilId=34', [{ ilceId: 3401, ilceAdi: 'Kadıköy' }]);
  const asked = () => world.seen.filter((line) => line.includes('ilId=34')).length;
  const read = () => gateway.buyer().post('ilceler', { ilId: 34 });
  const kadikoy = { data: [{ ilceId: 3401, ilceAdi: 'Kadıköy' }] };
  expect((await read()).body).toEqual(kadikoy);
  expect((await read()).body).toEqual(kadikoy);
  expect(asked()).toBe(1);
  for (const answer of [null, [], [{ ilceId: 'x' }]]) {
    later(25);
    world.lists.set('/ilceler?ilId=34', answer);
    expect((await read()).body).toEqual(kadikoy);
  }
  expect(asked()).toBe(4);
});

test('nationalities keep their own wire key', async () => {
  world.lists.set('/uyruklar', [{ ulkeKodu: 792, ulkeAdi: 'Türkiye' }]);
  expect((await gateway.buyer().get('uyruk')).body).toEqual({
    data: [{ ulkeKodu: 792, ulkeAdi: 'Türkiye' }],
  });
});

test('each list has the shape of its own operation', async () => {
  const lists: [string, unknown[]][] = [
    ['/saglik-ilceleri?ilId=6', [{ ilId: 601, ilAdi: 'Akyurt' }]],
    ['/markalar', [{ id: 1, isim: 'Marka' }]],
    ['/modeller?markaId=1', [{ id: 7, isim: 'Model', cep_depolama: { boyut: '128 GB' } }]],
    ['/bankalar', [{ Value: '0010', Text: 'Banka' }]],
    ['/finans-kurumlari', [{ Value: 'VDF', Text: 'Finans' }]],
  ];
  for (const [path, list] of lists) world.lists.set(path, list);
  const [districts, brands, models, banks, houses] = lists.map(([, list]) => list);
  const buyer = gateway.buyer();
  expect((await buyer.post('tssIlce', { ilId: 6 })).body).toEqual({ data: { data: districts } });
  expect((await buyer.get('markalar')).body).toEqual({ data: brands });
  expect((await buyer.get('modeller/1')).body).toEqual({ data: models });
  expect((await buyer.get('dainiBankaList')).body).toEqual(banks);
  expect((await buyer.get('dainiFinansKurumList')).body).toEqual(houses);
});

test('what an application may not hold is not offered', async () => {
  world.lists.set('/ilceler?ilId=35', [
    { ilceId: 3501, ilceAdi: 'Aliağa' },
    { ilceId: 3401, ilceAdi: 'Adalar' },
    { ilceId: 999_999, ilceAdi: 'Atlantis' },
  ]);
  expect((await gateway.buyer().post('ilceler', { ilId: 35 })).body).toEqual({
    data: [{ ilceId: 3501, ilceAdi: 'Aliağa' }],
  });
});

test('a province whose list never came has the districts that an application may name, and the others have the register’s', async () => {
  const { provinces } = (await gateway.buyer().get('districts')).body;
  const namesIn = (province: number): string[] =>
    provinces[province - 1].districts.map(({ name }: { name: string }) => name);
  expect(namesIn(34)).toEqual(['Kadıköy']);
  /* by hand: the provinces that got their plates last */
  expect(namesIn(81).toSorted()).toEqual(
    ['Akçakoca', 'Cumayeri', 'Çilimli', 'Gölyaka', 'Gümüşova', 'Kaynaşlı', 'Merkez', 'Yığılca'].toSorted(),
  );
  expect(namesIn(79).toSorted()).toEqual(['Elbeyli', 'Merkez', 'Musabeyli', 'Polateli']);
});

test('all districts come at once, province by province, and each list is asked once a day', async () => {
  const codes = Array.from({ length: 81 }, (_, at) => at + 1);
  for (const ilId of codes)
    world.lists.set(`/ilceler?ilId=${ilId}`, [{ ilceId: ilId * 100 + 1, ilceAdi: `İlçe ${ilId}` }]);
  later(25);
  const asked = () => world.seen.filter((line) => line.includes('/ilceler?ilId=')).length;
  const before = asked();
  const read = () => gateway.buyer().get('districts');
  const { provinces } = (await read()).body;
  expect(provinces).toHaveLength(81);
  expect(provinces[33]).toEqual({ provinceId: 34, districts: [{ districtId: 3401, name: 'İlçe 34' }] });
  await read();
  expect(asked() - before).toBe(81);
});

test('a list that never came is named; an id that cannot be one asks nobody', async () => {
  expect((await gateway.buyer().get('modeller/999')).body.code).toBe('upstream-unavailable');
  const before = world.seen.length;
  expect((await gateway.buyer().get('modeller/x1')).status).toBe(404);
  expect((await gateway.buyer().post('tssIlce', { ilId: 82 })).body.code).toBe('invalid-input');
  expect(world.seen.length).toBe(before);
});

test.each([
  ['modeller/900001', '/modeller?markaId=900001'],
  ['binaDogrula/1/2/7', '/binaDogrula/1/2/7'],
  ['daireNo/900001', '/daireNo/900001'],
])(
  'what the register does not know is not found, asked for once in ten minutes, and no fault: %s',
  async (producer, path) => {
    world.unknown.add(path);
    const warn = vi.spyOn(gateway.context.log, 'warn');
    const asked = () => world.seen.filter((line) => line === `GET /uavt${path}`).length;
    for (let again = 0; again < 5; again++) {
      const { status, body } = await gateway.buyer().get(producer);
      expect([status, body.code]).toEqual([404, 'not-found']);
    }
    expect(asked()).toBe(1);
    later(0.2);
    await gateway.buyer().get(producer);
    expect(asked()).toBe(2);
    expect(warn.mock.calls).toEqual([]);
    warn.mockRestore();
  },
);

test('a code that comes to be known is found after that, and one that was known stays so', async () => {
  const path = '/modeller?markaId=2';
  world.unknown.add(path);
  expect((await gateway.buyer().get('modeller/2')).status).toBe(404);
  later(0.2);
  const models = [{ id: 85, isim: 'Model', cep_depolama: { boyut: '128 GB' } }];
  world.lists.set(path, models);
  expect((await gateway.buyer().get('modeller/2')).body).toEqual({ data: models });
  world.lists.delete(path);
  later(25);
  expect((await gateway.buyer().get('modeller/2')).body).toEqual({ data: models });
});
