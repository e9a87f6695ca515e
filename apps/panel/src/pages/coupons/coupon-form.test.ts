import { couponCreate } from '@sigorta/contracts/panel/coupons';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readCouponForm } from './coupon-form.ts';

const form = (change: Record<string, string>) => {
  const data = new FormData();
  const filled = { code: 'YAZ20', kind: 'percent', value: '20', product: '', maxUses: '' };
  const days = { validFrom: '2026-06-14', validUntil: '2026-06-20' };
  for (const [name, value] of Object.entries({ ...filled, ...days, ...change })) data.set(name, value);
  return data;
};

test('a whole form is a request', () => {
  expect(readCouponForm(form({ kind: 'amount', value: '50', product: 'dask', maxUses: '10' }), 'tr')).toEqual(
    {
      wanted: {
        code: 'YAZ20',
        kind: 'amount',
        value: 5_000,
        product: 'dask',
        validFrom: '2026-06-14',
        validUntil: '2026-06-20',
        maxUses: 10,
      },
    },
  );
});

test.each([
  ['code', { code: 'yaz 20' }],
  ['value', { value: '101' }],
  ['value', { value: '0' }],
  ['validUntil', { validUntil: '2026-06-13' }],
  ['maxUses', { maxUses: '0' }],
  ['maxUses', { maxUses: '1.000.001' }],
  ['value', { kind: 'amount', value: '1.000.000,01' }],
])('a wrong %s is named', (name, change) => {
  expect(readCouponForm(form(change), 'tr')).toEqual({ wrong: [name], isUnclear: false });
});

test.each([
  { kind: 'percent', value: '100', maxUses: '1.000.000' },
  { kind: 'amount', value: '1.000.000', maxUses: '1' },
])('the most that a form reads is taken: %o', (change) => {
  const read = readCouponForm(form(change), 'tr');
  expect('wanted' in read && v.safeParse(couponCreate.request, read.wanted).success).toBe(true);
});

test.each([
  ['١٥', '١٠٠٠', 15, 1000],
  ['15,0', '1.000', 15, 1000],
])('a percentage of %s and %s uses are read as every other number', (value, maxUses, percent, uses) => {
  expect(readCouponForm(form({ value, maxUses }), 'tr')).toMatchObject({
    wanted: { kind: 'percent', value: percent, maxUses: uses },
  });
});

test.each(['10.5', '1,5', '99999999'])('%s uses are no whole number that a coupon takes', (maxUses) => {
  expect(readCouponForm(form({ maxUses }), 'tr')).toEqual({ wrong: ['maxUses'], isUnclear: false });
});

test.each([
  ['12,345', 'tr', true],
  ['12.345', 'tr', false],
  ['12,345', 'en', false],
  ['12.345', 'en', true],
] as const)('an amount of %s, which a reader of %s could take for two: %s', (value, language, isUnclear) => {
  const read = readCouponForm(form({ kind: 'amount', value }), language);
  expect('wrong' in read && read.isUnclear).toBe(isUnclear);
});
