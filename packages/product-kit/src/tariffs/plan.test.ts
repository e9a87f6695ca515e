import { expect, test } from 'vitest';
import { offerOf, type Plan, tariffsOf } from './plan.ts';

const plan: Plan<'rain' | 'wind'> = {
  insurer: 'turnagol',
  planName: 'Şemsiye',
  deductible: 50,
  covers: { rain: 1_000, wind: 'included' },
  exclusions: ['sun'],
  installments: true,
  quoteDocument: false,
};
const made = {
  codes: ['rain', 'wind'],
  currency: 'TRY',
  startsAt: '2026-11-22',
  endsAt: '2027-11-21',
} as const;

test('an offer is the plan and what was computed for the application', () => {
  expect(offerOf(plan, { ...made, premium: 12_345 })).toEqual({
    planName: 'Şemsiye',
    premium: { minor: 12_345, currency: 'TRY' },
    deductible: { minor: 5_000, currency: 'TRY' },
    coverages: [
      { code: 'rain', limit: { kind: 'amount', amount: { minor: 100_000, currency: 'TRY' } } },
      { code: 'wind', limit: { kind: 'included' } },
    ],
    exclusions: ['sun'],
    installments: true,
    quoteDocument: false,
    startsAt: '2026-11-22',
    endsAt: '2027-11-21',
  });
});

test('parts add up to the premium in their order; a part of nothing is not named', () => {
  expect(offerOf(plan, { ...made, premium: { net: 1_000, extras: 0, fee: 1, tax: 50 } })).toMatchObject({
    premium: { minor: 1_051, currency: 'TRY' },
    premiumParts: [
      { code: 'net', amount: { minor: 1_000, currency: 'TRY' } },
      { code: 'fee', amount: { minor: 1, currency: 'TRY' } },
      { code: 'tax', amount: { minor: 50, currency: 'TRY' } },
    ],
  });
});

test('covers and exclusions of the application go before the plan’s', () => {
  const offer = offerOf(plan, { ...made, premium: 1, covers: { wind: 'excluded' }, exclusions: ['storm'] });
  expect(offer).toMatchObject({
    coverages: [{ code: 'rain' }, { code: 'wind', limit: { kind: 'excluded' } }],
    exclusions: ['storm'],
  });
});

test('an insurer that pays from the first lira has no deductible', () => {
  expect(offerOf({ ...plan, deductible: null }, { ...made, premium: 1 })).toMatchObject({ deductible: null });
});

test('where cover holds is said only where it is not what was asked for', () => {
  expect(offerOf(plan, { ...made, premium: 1 })).not.toHaveProperty('territory');
  expect(offerOf(plan, { ...made, premium: 1, territory: ['276'] })).toMatchObject({ territory: ['276'] });
});

test('every plan becomes a tariff that is given the application and the day', () => {
  const tariffs = tariffsOf([plan, { ...plan, insurer: 'yedicam' }], (one, { size }, today) => ({
    declined: `${one.insurer} ${String(size)} ${today}`,
  }));
  expect(
    tariffs.map(({ insurer, quote }) => [insurer, quote({ size: 's' }, { today: '2026-11-22' })]),
  ).toEqual([
    ['turnagol', { declined: 'turnagol s 2026-11-22' }],
    ['yedicam', { declined: 'yedicam s 2026-11-22' }],
  ]);
});
