import type { NotFound, purchaseStates } from '@sigorta/contracts/operations/purchase-status';
import { type SentenceKey, sentencesOf } from './sentences.ts';
import type { Order } from './state.ts';
import { undoing } from './words.ts';

type PageState = (typeof purchaseStates)[number];

/** What the buyer's page shows of an order. */
export interface Page {
  state: PageState;
  /** what we did not find, which is not proof that there is none */
  notFound: NotFound | null;
}

/** What comes of the money: "returned" is all of it, a part that was agreed on before is on its way too. */
function ofMoneyBack(order: Order, whenNone: PageState): PageState {
  if (undoing(order).length === 0) return whenNone;
  const keys = sentencesOf(order).map(({ key }) => key);
  if (keys.includes('sent-by-hand')) return 'refund-by-hand';
  return keys.includes('goes-back') ? 'refund-due' : 'refunded';
}

/** The last try, of those of which is sure that they took nothing. */
const ofLastTry = ({ attempts }: Order): PageState =>
  attempts.findLast(({ st }) => st === 'none')?.why === 'declined' ? 'declined' : 'expired';

type OfOrder = PageState | ((order: Order) => PageState);

/** What is shown for what is said first of an order; payments back are never said first. */
const shown: Partial<Record<SentenceKey, OfOrder>> = {
  'bank-waits': 'awaiting-bank',
  'bank-takes': 'awaiting-bank',
  'asking-bank': 'checking',
  'nothing-taken': ofLastTry,
  'no-payment-found': 'expired',
  'waiting-for-transfer': 'awaiting-transfer',
  'transfer-looked-at': 'manual',
  paid: 'issuing',
  'paid-last-questions': 'issuing',
  'paid-making': 'issuing',
  'paid-waiting-insurer': 'issuing',
  'paid-looked-at': 'manual',
  'in-force': 'issued',
  /* until the insurer confirms, it counts; how far the end is, its notice says */
  ending: 'issued',
  'kept-by-insurer': 'manual',
  ended: (order) => ofMoneyBack(order, 'issued'),
  'money-back-when-known': 'manual',
  'not-made': (order) => ofMoneyBack(order, 'refunded'),
  'none-found': (order) => ofMoneyBack(order, 'refunded'),
  'not-used': (order) => ofMoneyBack(order, 'refunded'),
};

/**
 * What the buyer may know: never success before the policy exists, never failure once it does. It follows from the
 * sentences, which the searches hold against the books outside (search/truths.ts).
 */
export function pageOf(order: Order): Page {
  const keys = sentencesOf(order).map(({ key }) => key);
  const [first] = keys;
  const show = first === undefined ? undefined : shown[first];
  const state = typeof show === 'function' ? show(order) : (show ?? 'expired');
  const notFound = keys.includes('none-found')
    ? 'policy'
    : keys.includes('no-payment-found')
      ? 'payment'
      : null;
  return { state, notFound };
}
