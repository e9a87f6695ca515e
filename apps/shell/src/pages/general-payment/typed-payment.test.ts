import { lira } from '@sigorta/contracts/money';
import { expect, test } from 'vitest';
import { amountWithin, faultsOf } from './typed-payment.ts';

const options = { least: lira(100), most: lira(10_000_000) } as Parameters<typeof amountWithin>[1];

/* by hand: a comma is the decimal sign in Turkish, Russian and our Arabic, a point in English */
test.each([
  ['tr', '12,345', null],
  ['ru', '12,345', null],
  ['ar', '12,345', null],
  ['en', '12,345', 1_234_500],
  ['en', '12.345', null],
  ['tr', '12.345', 1_234_500],
  ['tr', '12345', 1_234_500],
  ['en', '12,345.00', 1_234_500],
  ['tr', '12.345,00', 1_234_500],
] as const)('in %s %s is %s kuruş', (language, text, minor) => {
  expect(amountWithin(text, options, language)?.minor ?? null).toBe(minor);
});

test.each([
  ['12,345', 'payment.error.amountUnclear'],
  ['12,34,5', 'payment.error.amount'],
  ['0,50', 'payment.error.amount'],
  ['12.345,00', undefined],
])('of %s a Turkish reader is told %s', (amount, message) => {
  const typed = { reference: 'ab', name: 'Ada Öz', email: 'ada@example.org', notice: true, amount };
  const faults = faultsOf(typed, { ofCard: [], isFree: true, options, language: 'tr' });
  expect(faults.map((fault) => fault.message)).toEqual(message === undefined ? [] : [message]);
});
