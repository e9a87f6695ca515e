import { orderStates } from '@sigorta/contracts/panel/payments';
import type { OrderState } from './states.ts';

/** What the rest of the gateway asks of an order's state. */
export type OrderQuestion =
  /** nobody bought anything with it: its persons may be forgotten, its owner never sees it */
  | 'not-bought'
  /** cost nothing and holds nothing: another offer of its quote may be bought */
  | 'idle'
  /** holds no money of the buyer; it may be on its way */
  | 'unpaid'
  /** a card's charge may become its payment, also one that is found late */
  | 'open-to-card'
  /** money may be on its way, or lies with a person */
  | 'money-under-way'
  /** nothing else of its quote may be bought */
  | 'bought'
  /** money came, and no step leads back to an order that nobody paid: whatever belongs to it stays */
  | 'kept-for-good'
  /** its buyer may ask for the policy to end */
  | 'cancellable';

/** Every state answers every question: one that is not named is answered no. A new state does not compile without its row. */
const answers: Record<OrderState, readonly OrderQuestion[]> = {
  CONSENTED: ['not-bought', 'idle', 'unpaid', 'open-to-card'],
  PAYING: ['unpaid', 'open-to-card', 'money-under-way'],
  AWAITING_TRANSFER: ['unpaid', 'money-under-way'],
  PAID: ['bought', 'kept-for-good'],
  ISSUING: ['bought', 'kept-for-good'],
  ISSUED: ['bought', 'kept-for-good', 'cancellable'],
  DELIVERED: ['bought', 'kept-for-good', 'cancellable'],
  REFUND_DUE: ['bought', 'kept-for-good'],
  REFUNDED: ['idle', 'unpaid', 'kept-for-good'],
  MANUAL: ['bought', 'money-under-way'],
};

export const orderIs = (question: OrderQuestion, state: OrderState): boolean =>
  answers[state].includes(question);

/** All states that answer yes, for a query. */
export const ordersThatAre = (question: OrderQuestion): OrderState[] =>
  orderStates.filter((state) => orderIs(question, state));
