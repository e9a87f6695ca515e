import { expect, test } from 'vitest';
import { type OrderQuestion, orderIs, ordersThatAre } from './order-questions.ts';
import { type OrderState, orderTransitions } from './states.ts';

/* Written by hand, question by question; the table in code is written state by state. */
const expected: Record<OrderQuestion, OrderState[]> = {
  'not-bought': ['CONSENTED', 'CLOSED_UNPAID'],
  idle: ['CONSENTED', 'REFUNDED', 'CLOSED_UNPAID'],
  unpaid: ['CONSENTED', 'AWAITING_TRANSFER', 'PAYING', 'REFUNDED', 'CLOSED_UNPAID'],
  payable: ['CONSENTED', 'AWAITING_TRANSFER', 'PAYING', 'CLOSED_UNPAID'],
  'open-to-card': ['CONSENTED', 'PAYING', 'CLOSED_UNPAID'],
  'money-under-way': ['AWAITING_TRANSFER', 'PAYING', 'MANUAL'],
  cancellable: ['ISSUED', 'DELIVERED'],
  endable: ['ISSUED', 'DELIVERED', 'MANUAL'],
  refundable: ['PAID', 'ISSUING', 'ISSUED', 'DELIVERED', 'MANUAL'],
};
const states = Object.keys(orderTransitions) as OrderState[];

test.each(Object.entries(expected))(
  'an order is %s in the states written down, and in no other',
  (name, yes) => {
    const question = name as OrderQuestion;
    expect(states.filter((state) => orderIs(question, state)).toSorted()).toEqual(yes.toSorted());
    expect(ordersThatAre(question).toSorted()).toEqual(yes.toSorted());
  },
);

test('what is payable is unpaid, and what nobody bought costs nothing and may be paid', () => {
  for (const state of states) {
    if (orderIs('payable', state)) expect(orderIs('unpaid', state)).toBe(true);
    if (orderIs('not-bought', state)) expect(orderIs('idle', state) && orderIs('payable', state)).toBe(true);
    expect(orderIs('unpaid', state) && orderIs('refundable', state)).toBe(false);
  }
});

test('a word that is no state and a question nobody asks do not compile', () => {
  // @ts-expect-error a misspelt state
  const misspelt: OrderState = 'CONSENTD';
  // @ts-expect-error a question that is not in the table
  const unasked: OrderQuestion = 'paid-twice';
  expect([misspelt, unasked]).toHaveLength(2);
});
