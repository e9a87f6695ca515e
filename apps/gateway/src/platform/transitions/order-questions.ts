import { type OrderState, orderTransitions } from './states.ts';

/** What the rest of the gateway asks of an order's state. */
export type OrderQuestion =
  /** nobody bought anything with it: its persons may be forgotten, its owner never sees it */
  | 'not-bought'
  /** cost nothing and holds nothing: another offer of its quote may be bought */
  | 'idle'
  /** holds no money of the buyer; it may be on its way */
  | 'unpaid'
  /** the buyer may begin another try to pay it */
  | 'payable'
  /** a card's charge may become its payment, also one that is found late */
  | 'open-to-card'
  /** money may be on its way, or lies with a person */
  | 'money-under-way'
  /** its buyer may ask for the policy to end */
  | 'cancellable'
  /** the insurer's word that the policy ended may be written down */
  | 'endable'
  /** staff may give its money back */
  | 'refundable';

/** Every state answers every question: one that is not named is answered no. A new state does not compile without its row. */
const answers: Record<OrderState, readonly OrderQuestion[]> = {
  CONSENTED: ['not-bought', 'idle', 'unpaid', 'payable', 'open-to-card'],
  CLOSED_UNPAID: ['not-bought', 'idle', 'unpaid', 'payable', 'open-to-card'],
  PAYING: ['unpaid', 'payable', 'open-to-card', 'money-under-way'],
  AWAITING_TRANSFER: ['unpaid', 'payable', 'money-under-way'],
  PAID: ['refundable'],
  ISSUING: ['refundable'],
  ISSUED: ['cancellable', 'endable', 'refundable'],
  DELIVERED: ['cancellable', 'endable', 'refundable'],
  REFUND_DUE: [],
  REFUNDED: ['idle', 'unpaid'],
  MANUAL: ['money-under-way', 'endable', 'refundable'],
};

export const orderIs = (question: OrderQuestion, state: OrderState): boolean =>
  answers[state].includes(question);

/** All states that answer yes, for a query. */
export const ordersThatAre = (question: OrderQuestion): OrderState[] =>
  (Object.keys(orderTransitions) as OrderState[]).filter((state) => orderIs(question, state));
