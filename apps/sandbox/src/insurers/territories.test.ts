import { join } from 'node:path';
import { discoverProducts } from '@sigorta/product-kit/discover';
import type { Application } from '@sigorta/product-kit/field';
import { expect, test } from 'vitest';
import { placeOf } from './terms.ts';

const products = await discoverProducts(join(import.meta.dirname, '../../../..'));
const today = '2026-11-23';

/* by hand from the forms: what they ask of the place, and where cover is then valid; 792 Türkiye, 997 Europe with it, 998 the world */
const homes = [
  'complementary-health',
  'foreigner-health',
  'pregnancy',
  'complication',
  'dask',
  'home',
  'traffic',
  'kasko',
  'pet',
  'phone-protection',
  'domestic-travel',
  'incoming',
  'scooter',
];
const cases: [product: string, change: Application, territory: string[]][] = [
  ...homes.map((id): [string, Application, string[]] => [id, {}, ['792']]),
  ['foreign-travel', { country: '996' }, ['996']],
  ['foreign-travel', { country: '276' }, ['276']],
  ['erasmus', { country: '380' }, ['380']],
  ['green-card', { country: '100' }, ['100']],
  ['travel-support', { area: 'turkiye' }, ['792']],
  ['travel-support', { area: 'europe' }, ['997']],
  ['travel-support', { area: 'world' }, ['998']],
];

/** What each insurer that makes an offer says of where it is valid. */
async function told(id: string, change: Application): Promise<Record<string, string[]>> {
  const found = products.find(({ product }) => product.id === id);
  if (!found) throw new Error(`no product ${id}`);
  const application = { ...(await found.samples()).valid({ today }), ...change };
  const offers = (await found.tariffs()).flatMap(({ insurer, quote }) => {
    const made = quote(application, { today });
    if ('declined' in made) return [];
    return [[insurer, placeOf(application as Parameters<typeof placeOf>[0], made.territory).territory]];
  });
  return Object.fromEntries(offers);
}

test.each(cases)('%s with %j is valid in %j', async (id, change, territory) => {
  const offers = Object.values(await told(id, change));
  expect(offers.length).toBeGreaterThan(0);
  for (const one of offers) expect(one).toEqual(territory);
});

test('a phone is insured abroad where its plan has “valid abroad”, else in Türkiye', async () => {
  expect(await told('phone-insurance', {})).toEqual({
    turnagol: ['998'],
    poyraztas: ['792'],
    incirova: ['998'],
    yedicam: ['792'],
    aycimen: ['998'],
    mercandal: ['792'],
    sarikavak: ['998'],
  });
});

test('no product is left out', () => {
  const sold = products.filter(({ product }) => product.payment).map(({ product }) => product.id);
  expect([...new Set([...cases.map(([id]) => id), 'phone-insurance'])].toSorted()).toEqual(sold.toSorted());
});
