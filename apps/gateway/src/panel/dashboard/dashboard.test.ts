import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSale } from '../../testing/panel/sales.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';
import { sumFigures } from './sum-figures.ts';

let gateway: RunningGateway;
let insurers: string[];
/** half past nine in the evening in Türkiye */
let now = new Date('2026-06-14T18:30:00Z');

beforeAll(async () => {
  gateway = await startGateway({ clock: () => now });
  const rows = await gateway.context.db.selectFrom('insurer').select('id').orderBy('position').execute();
  insurers = rows.map(({ id }) => id);
  const [first = '', second = ''] = insurers;
  const add = (sale: Parameters<typeof addSale>[1]) => addSale(gateway.context, sale);
  /* today; the last one is a minute after midnight in Türkiye and still yesterday in UTC */
  await add({ at: '2026-06-14T10:00:00Z', insurer: first, until: 'issued', price: 84_208 });
  await add({ at: '2026-06-14T10:05:00Z', insurer: first, until: 'paid' });
  await add({ at: '2026-06-14T18:25:00Z', insurer: second, until: 'timeout' });
  await add({ at: '2026-06-14T12:00:00Z', insurer: second, until: 'declined', product: 'dask' });
  await add({ at: '2026-06-13T21:01:00Z', insurer: first, until: 'order', partner: 'kaya-acente' });
  /* yesterday */
  await add({ at: '2026-06-13T20:59:00Z', insurer: second, until: 'issued', price: 5_000 });
  /* two months ago */
  await add({ at: '2026-04-10T10:00:00Z', insurer: first, until: 'issued' });
});
afterAll(() => gateway.close());

const ask = async (days: number, partner: string | null = null, role: 'owner' | 'agent' = 'owner') => {
  const browser = gateway.buyer();
  await signInAsStaff(gateway.context, browser, role, partner);
  return (await browser.post('panel/dashboard', { days })).body;
};

test('a day is counted as it is in Türkiye, step by step, beside the day before', async () => {
  const body = await ask(1);
  expect(body).toMatchObject({ from: '2026-06-14', to: '2026-06-14' });
  expect(body.now).toEqual({
    quotes: 5,
    offers: 3,
    orders: 3,
    paid: 2,
    issued: 1,
    premium: 84_208,
    givenBack: 0,
  });
  expect(body.before).toEqual({
    quotes: 1,
    offers: 1,
    orders: 1,
    paid: 1,
    issued: 1,
    premium: 5_000,
    givenBack: 0,
  });
  expect(body.days).toHaveLength(14);
  expect(body.days.slice(-2)).toEqual([
    { day: '2026-06-13', quotes: 1, issued: 1, premium: 5_000 },
    { day: '2026-06-14', quotes: 5, issued: 1, premium: 84_208 },
  ]);
  expect(body.products).toEqual([
    { product: 'foreign-travel', name: 'Yurt dışı seyahat', quotes: 4, issued: 1, premium: 84_208 },
    { product: 'dask', name: 'DASK', quotes: 1, issued: 0, premium: 0 },
  ]);
});

test('the insurer that fails stands first; a refusal is an answer', async () => {
  const { insurers: shown } = await ask(1);
  expect(shown).toHaveLength(insurers.length);
  expect(shown[0]).toMatchObject({
    id: insurers[1],
    offers: 0,
    declined: 1,
    failed: 1,
    lastOffer: '2026-06-13T20:59:00.000Z',
  });
  expect(shown[1]).toMatchObject({ id: insurers[0], offers: 3, issued: 1, declined: 0, failed: 0 });
});

test('an agent counts its own scope only', async () => {
  const body = await ask(7, 'kaya-acente', 'agent');
  expect(body.now).toMatchObject({ quotes: 1, offers: 1, orders: 1, paid: 0, issued: 0, premium: 0 });
  expect(body.before.quotes).toBe(0);
  expect(body.products.map(({ product }: { product: string }) => product)).toEqual(['foreign-travel']);
});

test('summing up changes no figure, however often it runs, and the sums outlive the quotes', async () => {
  const before = await ask(30);
  expect(before.now.quotes).toBe(6);
  const { context } = gateway;
  await sumFigures(context);
  await Promise.all([sumFigures(context), sumFigures(context)]);
  expect(await ask(30)).toEqual(before);
  const { until } = await context.db.selectFrom('figures_until').select('until').executeTakeFirstOrThrow();
  expect(until).toEqual(new Date('2026-06-14T18:20:00Z'));
  now = new Date('2026-06-14T18:40:00Z');
  await sumFigures(context);
  expect(await ask(30)).toEqual(before);
  await context.db.deleteFrom('quote').execute();
  expect((await ask(30)).now).toEqual(before.now);
});

test('orders and refunds that wait for a person are counted in their scope', async () => {
  const { context } = gateway;
  const [first = ''] = insurers;
  const counted = async () => [
    (await ask(1)).stuck,
    (await ask(1, 'default', 'agent')).stuck,
    (await ask(1, 'kaya-acente', 'agent')).stuck,
  ];
  const [all, own, others] = await counted();
  const id = await addSale(context, { at: '2026-06-14T10:00:00Z', insurer: first, until: 'paid' });
  await context.db
    .updateTable('purchase_order')
    .set({ state: 'MANUAL', version: 2 })
    .where('id', '=', id)
    .execute();
  expect(await counted()).toEqual([all + 1, own + 1, others]);
});

test('a period nobody offers is refused', async () => {
  expect((await ask(365)).code).toBe('invalid-input');
});
