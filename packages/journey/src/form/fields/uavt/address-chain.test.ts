import { createGateway } from '@sigorta/gateway-client/gateway';
import { expect, test } from 'vitest';
import { addressPlaces, type Chosen, choose, levels, listKey } from './address-chain.ts';

const chosen: Chosen[] = ['34', '3423', '442301', '4423001', '44230010', '442300101'].map((value) => ({
  value,
  label: `name of ${value}`,
}));

test('choosing again empties everything below, an empty choice the level too', () => {
  const other = { value: '3424', label: 'Kartal' };
  expect(choose(chosen, 1, other)).toEqual([chosen[0], other]);
  expect(choose(chosen, 1, null)).toEqual([chosen[0]]);
  expect(choose(chosen, 6, other)).toHaveLength(7);
});

test('a list is asked for only when every parent is chosen, and again when one changes', () => {
  expect(listKey([], 0)).toBe('uavt|');
  expect(levels.map(({ id }) => id)).toEqual([
    'province',
    'district',
    'area',
    'neighbourhood',
    'street',
    'building',
    'flat',
  ]);
  expect(listKey(chosen.slice(0, 1), 2)).toBeNull();
  const before = listKey(chosen.slice(0, 2), 2);
  expect(before).not.toBeNull();
  expect(listKey(choose(chosen, 0, { value: '6', label: 'Ankara' }), 1)).not.toBe(listKey(chosen, 1));
});

test('each level asks for its list with the codes above it', async () => {
  const asked: (string | null)[] = [];
  const gateway = createGateway({
    endpoint: 'http://localhost/apiConnection',
    token: 't',
    language: 'tr',
    fetch: async (input) => {
      asked.push(new Request(input).headers.get('producer'));
      return Response.json({});
    },
  });
  const parents = chosen.map(({ value }) => value);
  const { signal } = new AbortController();
  for (const [at, level] of levels.entries()) {
    await level.load(gateway, parents.slice(0, at), signal).catch(() => null);
  }
  expect(asked).toEqual([
    'daskIlceler/34',
    'semt/34/3423',
    'mahalle/442301',
    'cadde/4423001',
    'binaDogrula/4423001/44230010/0',
    'daireNo/442300101',
  ]);
});

test('the address in words has a place for every level', () => {
  expect(addressPlaces(chosen)).toMatchObject({
    province: 'name of 34',
    building: 'name of 442300101',
    flat: '',
  });
});

test('codes that read alike one after the other are lists of their own', () => {
  const of = (...values: string[]) =>
    listKey(
      values.map((value) => ({ value, label: value })),
      2,
    );
  expect(of('1', '23')).not.toBe(of('12', '3'));
});

test('the register’s list of one is a list', async () => {
  const place = { Value: '3423', Text: 'KADIKÖY' };
  const gatewayWith = (ListItem: unknown) =>
    createGateway({
      endpoint: 'http://localhost/apiConnection',
      token: 't',
      language: 'tr',
      fetch: async () => Response.json({ GetUavtTownListItemResult: { ListItem } }),
    });
  const { signal } = new AbortController();
  const load = (listed: unknown) => levels[1]?.load(gatewayWith(listed), ['34'], signal);
  expect(await load(place)).toEqual([place]);
  expect(await load([place, place])).toEqual([place, place]);
});
