import { errorCodes } from '@sigorta/contracts/errors';
import { lira } from '@sigorta/contracts/money';
import { expect, test } from 'vitest';
import { billingInput, checkBilling, emptyBilling } from './billing-form.ts';
import { outcomeOf } from './payment-error.ts';
import { totalOf } from './total.ts';

test('an empty billing form names its three inputs in order', () => {
  const result = checkBilling({ province: '', district: '', address: ' ', email: 'x' });
  expect(result.ok ? [] : result.faults).toEqual([
    { field: 'billing.district', message: 'payment.error.place' },
    { field: 'billing.address', message: 'payment.error.address' },
    { field: 'billing.email', message: 'payment.error.email' },
  ]);
});

test('a billing form begins empty', () => {
  expect(emptyBilling).toEqual({ province: '', district: '', address: '', email: '' });
});

test('a province alone lacks its district, and both are told at the one box that asks for them', () => {
  const given = { address: 'Moda Caddesi 12', email: 'defne@ornek.com' };
  const faultsOf = (province: string, district: string) => {
    const result = checkBilling({ ...given, province, district });
    return result.ok ? [] : result.faults;
  };
  expect(faultsOf('34', '')).toEqual([{ field: 'billing.district', message: 'payment.error.district' }]);
  expect(faultsOf('', '3401')).toEqual([{ field: 'billing.district', message: 'payment.error.province' }]);
  expect(faultsOf('34', '3401')).toEqual([]);
});

test('a whole billing form is what is sent: numbers for the lists, the mail without spaces', () => {
  const typed = { province: '34', district: '1421', address: 'Moda Cad. 12', email: ' defne@ornek.com ' };
  expect(checkBilling(typed)).toEqual({
    ok: true,
    billing: { provinceId: 34, districtId: 1421, address: 'Moda Cad. 12', email: 'defne@ornek.com' },
  });
});

test('a field the gateway refused finds its input', () => {
  expect(billingInput('billing.provinceId')).toBe('billing.district');
  expect(billingInput('billing.districtId')).toBe('billing.district');
  expect(billingInput('billing.email')).toBe('billing.email');
});

test.each([
  ['card-rejected', 'card'],
  ['card-type-not-accepted', 'card'],
  ['consent-missing', 'consents'],
  ['offer-price-changed', 'price-changed'],
  ['quote-incomplete', 'unfirm'],
  ['offer-not-firm', 'unfirm'],
  ['insured-changed', 'others'],
  ['service-unavailable', 'unknown'],
  ['offer-expired', 'expired'],
  ['not-found', 'missing'],
  ['timeout', 'unknown'],
  ['offline', 'unknown'],
  ['internal-error', 'unknown'],
  ['still-working', 'unknown'],
  ['bank-not-approved', 'notice'],
  ['already-paid', 'begun'],
  ['payment-in-progress', 'begun'],
  ['payments-paused', 'notice'],
  ['purchase-failed', 'notice'],
] as const)('%s is shown as %s', (code, kind) => {
  expect(outcomeOf(code).kind).toBe(kind);
});

test('every code of the closed list has an outcome', () => {
  for (const code of Object.keys(errorCodes) as (keyof typeof errorCodes)[]) {
    expect(outcomeOf(code)).toHaveProperty('kind');
  }
});

const offer = { price: lira(84_208) };
const three = {
  count: 3,
  total: lira(87_156),
  first: lira(29_052),
  each: lira(29_052),
  maturityDifference: lira(2948),
};
const one = {
  count: 1,
  total: lira(84_208),
  first: lira(84_208),
  each: lira(84_208),
  maturityDifference: lira(0),
};

test('the amount is the chosen plan’s total, else the price with the coupon taken off', () => {
  expect(totalOf(offer, null, null, 1)).toMatchObject({ money: lira(84_208), discount: null });
  expect(totalOf(offer, null, [one, three], 3)).toMatchObject({ money: lira(87_156), plan: three });
  expect(totalOf(offer, null, [one, three], 1)?.plan).toBeNull();
  const coupon = { discount: lira(5000), price: lira(79_208) };
  expect(totalOf(offer, coupon, null, 1)).toMatchObject({ money: lira(79_208), discount: lira(5000) });
});

test('a count the card does not offer must be chosen again', () => {
  expect(totalOf(offer, null, [one], 3)).toBeNull();
});
