import { districts } from '@sigorta/lookups/districts';
import { districtOfUavt } from '@sigorta/lookups/uavt-place';
import { isUavt } from '@sigorta/validators/uavt';
import { expect, test } from 'vitest';
import { control, get, started } from '../testing/started.ts';
import { areasOf, neighbourhoodsOfArea } from './neighbourhoods.ts';
import { buildingsOf, flatsOf, streetsOf } from './streets.ts';

const reader = async () => {
  const { urls } = await started();
  return async (path: string) => (await get(`${urls.main}/uavt${path}`)).body;
};

test('the chain leads from a province to a ten-digit code that tells its district', async () => {
  const read = await reader();
  const towns = (await read('/daskIlceler/34')).GetUavtTownListItemResult.ListItem;
  const kadikoy = towns.find(({ Text }: { Text: string }) => Text === 'Kadıköy');
  const area = (await read(`/semt/34/${kadikoy.Value}`)).GetUavtMunicipalListItemResult.ListItem;
  expect(area).toEqual({ Value: expect.any(String), Text: 'Kadıköy Belediyesi' });
  const quarters = (await read(`/mahalle/${area.Value}`)).GetUavtQuarterListItemResult.ListItem;
  const quarter = quarters.find(({ Text }: { Text: string }) => Text === 'Caferağa Mah');
  const [street] = (await read(`/cadde/${quarter.Value}`)).GetUavtStreetListItemResult.ListItem;
  const all = (await read(`/binaDogrula/${quarter.Value}/${street.Value}/0`)).GetUavtBuildingListItemResult;
  for (const building of all.ListItem) {
    const { ListItem } = (await read(`/daireNo/${building.Value}`)).GetUavtBuildingSectionListItemResult;
    for (const flat of [ListItem].flat()) {
      expect(isUavt(flat.Value)).toBe(true);
      expect(districtOfUavt(flat.Value)).toBe(Number(kadikoy.Value));
    }
  }
});

test('a list of one arrives as the item itself, more as a list', async () => {
  const read = await reader();
  const { ListItem: many } = (await read('/semt/3/314')).GetUavtMunicipalListItemResult;
  expect(many.length).toBeGreaterThan(1);
  const numbers = buildingsOf(streetsOf('4401001')?.[0]?.code ?? '')?.map(({ number }) => number);
  const number = numbers?.[0];
  const { ListItem: one } = (await read(`/binaDogrula/4401001/44010010/${number}`))
    .GetUavtBuildingListItemResult;
  expect(one.Text.split(' ')[0]).toBe(number);
});

test('a door number nobody has gives an empty list, a code nobody has 404', async () => {
  const { urls } = await started();
  const { body } = await get(`${urls.main}/uavt/binaDogrula/4401001/44010010/9999`);
  expect(body).toEqual({ GetUavtBuildingListItemResult: { ListItem: [] } });
  const unknown = [
    '/daskIlceler/82',
    '/semt/34/101',
    '/semt/1/199',
    '/mahalle/999999',
    '/cadde/4401999',
    '/binaDogrula/4401002/44010010/0',
    '/daireNo/440100199',
  ];
  for (const path of unknown) expect((await get(`${urls.main}/uavt${path}`)).status, path).toBe(404);
});

test('every district has areas, and every area neighbourhoods with streets, buildings and apartments', () => {
  for (const { id } of districts) {
    for (const area of areasOf(id)) {
      const [first] = neighbourhoodsOfArea(area.code);
      const street = streetsOf(first?.code ?? '')?.[0];
      const building = buildingsOf(street?.code ?? '')?.[0];
      expect(flatsOf(building?.code ?? '')?.[0]?.code, area.name).toMatch(/^[1-9]\d{9}$/);
    }
  }
});

test('the register can be down for one question and answer the next', async () => {
  const sandbox = await started();
  await control(sandbox, 'address', { fault: 'down', times: 1 });
  expect((await get(`${sandbox.urls.main}/uavt/daskIlceler/1`)).status).toBe(503);
  expect((await get(`${sandbox.urls.main}/uavt/daskIlceler/1`)).status).toBe(200);
});
