import { orderStates } from '@sigorta/contracts/panel/payments';
import { expect, test } from 'vitest';
import { type OrderQuestion, orderIs, ordersThatAre } from './order-questions.ts';
import type { OrderState } from './states.ts';

/* Written by hand, question by question; the table in code is written state by state. */
const expected: Record<OrderQuestion, OrderState[]> = {
  'not-bought': ['CONSENTED'],
  idle: ['CONSENTED', 'REFUNDED'],
  unpaid: ['CONSENTED', 'AWAITING_TRANSFER', 'PAYING', 'REFUNDED'],
  'open-to-card': ['CONSENTED', 'PAYING'],
  'money-under-way': ['AWAITING_TRANSFER', 'PAYING', 'MANUAL'],
  bought: ['PAID', 'ISSUING', 'ISSUED', 'DELIVERED', 'REFUND_DUE', 'MANUAL'],
  'kept-for-good': ['PAID', 'ISSUING', 'ISSUED', 'DELIVERED', 'REFUND_DUE', 'REFUNDED'],
  cancellable: ['ISSUED', 'DELIVERED'],
};

test.each(Object.entries(expected))(
  'an order is %s in the states written down, and in no other',
  (name, yes) => {
    const question = name as OrderQuestion;
    expect(orderStates.filter((state) => orderIs(question, state)).toSorted()).toEqual(yes.toSorted());
    expect(ordersThatAre(question).toSorted()).toEqual(yes.toSorted());
  },
);

test('what nobody bought costs nothing and may be paid by card', () => {
  for (const state of orderStates) {
    if (orderIs('not-bought', state))
      expect(orderIs('idle', state) && orderIs('open-to-card', state)).toBe(true);
  }
});

test('a word that is no state and a question nobody asks do not compile', () => {
  // @ts-expect-error a misspelt state
  const misspelt: OrderState = 'CONSENTD';
  // @ts-expect-error a question that is not in the table
  const unasked: OrderQuestion = 'paid-twice';
  expect([misspelt, unasked]).toHaveLength(2);
});
