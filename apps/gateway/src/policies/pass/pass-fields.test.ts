import { expect, test } from 'vitest';
import { knownProduct } from '../../testing/known-product.ts';
import type { LivingPolicy } from '../living/read-living.ts';
import { passFields } from './pass-fields.ts';

const links = { page: 'https://shop.example/policem/p/', verify: 'https://shop.example/dogrula/K1/F1' };

const policyOf = async (change: Partial<LivingPolicy>): Promise<LivingPolicy> =>
  ({
    product: await knownProduct('kasko').then((found) => ({ product: found.product })),
    insurer: 'Meridyen Sigorta',
    policyNumber: 'MER-1',
    insured: [],
    startsAt: new Date('2026-12-11T21:00:00Z'),
    endsAt: new Date('2027-12-11T21:00:00Z'),
    cover: { firstDay: '2026-12-12', lastDay: '2027-12-11' },
    terms: null,
    ...change,
  }) as unknown as LivingPolicy;

test('a thing is told by its product, and what its insurer did not say is left out', async () => {
  const { primary, secondary, auxiliary, back } = passFields(await policyOf({}), 'tr', links);
  expect(primary).toEqual([{ key: 'product', label: 'Ürün', value: 'Kasko' }]);
  expect(secondary.map(({ value }) => value)).toEqual(['Meridyen Sigorta', 'MER-1']);
  expect(auxiliary.map(({ key, value }) => [key, value])).toEqual([
    ['cover', '12 Aralık 2026 – 11 Aralık 2027'],
  ]);
  expect(back.map(({ key }) => key)).toEqual(['urgent', 'begins', 'ends', 'page', 'verify', 'note']);
  expect(back.find(({ key }) => key === 'ends')?.value).toBe('11 Aralık 2027 24:00');
});

test('no two fields have one key, and numbers keep their order among Arabic words', async () => {
  const fields = passFields(await policyOf({ insured: ['Defne Aydın', 'Daniel O’Connor'] }), 'ar', links);
  const all = Object.values(fields).flat();
  expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
  expect(fields.secondary[1]?.value).toBe('\u2066MER-1\u2069');
});
