import type { Order, Refund } from './state.ts';
import { isKeptByInsurer } from './step.ts';

/**
 * What the buyer's page says of an order, as keys: a closed list. Each is said only while it is true outside; the searches of
 * the machine hold them against the books of provider, bank and insurer.
 */
export const sentenceKeys = [
  /** the bank waits for the buyer; nothing has been taken */
  'bank-waits',
  /** the bank waits for the buyer and takes the money itself */
  'bank-takes',
  /** the bank is asked whether money was taken; do not pay again */
  'asking-bank',
  'nothing-taken',
  /** no payment was found and the try is closed; should one appear, it is used or goes back by itself */
  'no-payment-found',
  'waiting-for-transfer',
  /** another amount came than was asked for; a person looks at it */
  'transfer-looked-at',
  'paid',
  'paid-last-questions',
  'paid-making',
  'paid-waiting-insurer',
  /** the insurer holds something that was not asked for; a person looks at it */
  'paid-looked-at',
  'in-force',
  /** until the insurer confirms, it counts */
  'ending',
  /** the insurer will not end it; a person looks at it */
  'kept-by-insurer',
  /** this much goes back, the rest stays with the insurer for the days covered */
  'ended',
  /** the money goes back once it is known that no policy was made */
  'money-back-when-known',
  /** the insurer said that it did not make the policy, or was never asked: all goes back */
  'not-made',
  /** the insurer showed no policy for as long as was waited: all goes back, and should one appear, it is ended */
  'none-found',
  /** no policy was begun with this payment: all goes back */
  'not-used',
  'goes-back',
  'went-back',
  'sent-by-hand',
  'second-payment-goes-back',
  'second-payment-went-back',
] as const;
export type SentenceKey = (typeof sentenceKeys)[number];

export interface Sentence {
  key: SentenceKey;
  /** the row it is about: attempt, transfer, refund or order */
  subject: string;
  /** kuruş; null where no amount is named */
  amount: number | null;
}

const say = (key: SentenceKey, subject: string, amount: number | null = null): Sentence => ({
  key,
  subject,
  amount,
});

/** An order nobody paid for yet, by its last try. Empty: nobody tried. */
function unpaid({ attempts, transfer }: Order): Sentence[] {
  if (transfer?.st === 'waiting') return [say('waiting-for-transfer', transfer.id, transfer.amount)];
  if (transfer?.st === 'stuck') return [say('transfer-looked-at', transfer.id)];
  const asked = attempts.find(({ st }) => st === 'authed' || st === 'asked');
  if (asked)
    return [say(asked.takenBy === 'bank' && !asked.isUnclear ? 'bank-takes' : 'asking-bank', asked.id)];
  const open = attempts.find(({ st }) => st === 'open');
  /* one of them that found no money is not proof of none */
  const lost = attempts.find(({ st, why }) => st === 'none' && why === 'absent');
  const said = open ? [say('bank-waits', open.id)] : [];
  if (lost) return [...said, say('no-payment-found', lost.id)];
  const last = attempts.findLast(({ st }) => st === 'none');
  return open || !last ? said : [say('nothing-taken', last.id)];
}

function fulfilled({ id, kind, policy }: Order): Sentence {
  if (kind === 'payment') return say('paid', id);
  if (policy.st === 'inforce') return say('in-force', id);
  if (policy.isStrange) return say('paid-looked-at', id);
  if (policy.st === 'unknown') return say('paid-waiting-insurer', id);
  return say(policy.from === null ? 'paid-making' : 'paid-last-questions', id);
}

function undone(order: Order): Sentence {
  const { id, policy, notice } = order;
  switch (policy.st) {
    case 'none':
    case 'due':
      return say('not-used', id);
    case 'asked':
    case 'unknown':
      return say('money-back-when-known', id);
    case 'refused':
      return say(policy.why === 'said' || policy.why === 'never' ? 'not-made' : 'none-found', id);
    case 'ended':
      return say('ended', id, notice?.gives ?? null);
    default:
      return say(isKeptByInsurer(order) ? 'kept-by-insurer' : 'ending', id);
  }
}

/** No machine can send it, so a person will; one that may have gone, or that somebody has to look at first, is not promised so. */
export const isByHand = (held: Refund['held']): boolean => held === 'refused' || held === 'transfer';

function ofRefund({ id, st, held, amount, reason, isDoubtful }: Refund): Sentence {
  const isSecond = reason === 'late-charge';
  if (st === 'done') return say(isSecond ? 'second-payment-went-back' : 'went-back', id, amount);
  if (st === 'held' && isByHand(held) && !isDoubtful) return say('sent-by-hand', id, amount);
  return say(isSecond ? 'second-payment-goes-back' : 'goes-back', id, amount);
}

function ofGoal(order: Order): Sentence[] {
  if (order.goal === 'open') return unpaid(order);
  return [order.goal === 'fulfil' ? fulfilled(order) : undone(order)];
}

/** Everything the page says of an order now: first what becomes of it, then each payment back. */
export const sentencesOf = (order: Order): Sentence[] => [...ofGoal(order), ...order.refunds.map(ofRefund)];
