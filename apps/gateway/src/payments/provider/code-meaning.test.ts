import { providerMeanings } from '@sigorta/contracts/panel/provider-meanings';
import { expect, test } from 'vitest';
import { codeMeaning } from './code-meaning.ts';

/* by hand, from the lists of the providers as the connectors' notes name them */
test.each([
  ['iyzico', '10051', 'bank-refused'], // not sufficient funds
  ['iyzico', '10084', 'card-wrong'], // CVC2
  ['iyzico', '10054', 'card-wrong'], // expired
  ['iyzico', '10222', 'no-installments'],
  ['iyzico', '5062', 'request-refused'], // the parts do not add up
  ['iyzico', '5087', 'absent'],
  ['iyzico', '8514', 'under-way'],
  ['iyzico', '10223', 'not-settled'],
  ['iyzico', '50000', 'busy'],
  ['iyzico', '1001', 'ours'],
  ['iyzico', '10219', 'unclear'], // timed out at the bank
  ['iyzico', '5120', null],
  ['nestpay', '51', 'bank-refused'],
  ['nestpay', '54', 'card-wrong'],
  ['nestpay', '99', 'unclear'],
  ['nestpay', 'CORE-2511', 'not-voidable'],
  ['nestpay', 'CORE-2508', 'not-settled'],
  ['nestpay', 'CORE-2517', 'takes-nothing-back'],
  ['nestpay', 'CORE-2311', 'busy'],
  ['nestpay', '10051', null],
  ['another', '10051', null],
  ['toString', '10051', null],
])('at %s the code %s means %s', (provider, code, meaning) => {
  expect(codeMeaning(provider, code)).toBe(meaning);
});

test('every meaning has a code that says it', () => {
  const codes = [
    ...['12', '10051', '10222', '5005', 'SANDBOX-NOT-CANCELLABLE', '10223', 'SANDBOX-NOT-REFUNDABLE', '5087'],
    ...['8514', '50000', '11', '10202'],
  ];
  const found = new Set(codes.map((code) => codeMeaning('iyzico', code)));
  expect([...found].toSorted()).toEqual([...providerMeanings].toSorted());
});
