import { type Page, pageOf } from '../page.ts';
import { type Sentence, type SentenceKey, sentencesOf } from '../sentences.ts';
import type { Order } from '../state.ts';
import { keptOf } from '../step.ts';
import { returnedOf } from './outside.ts';
import { searchRules, type World } from './world.ts';

type Truth = (world: World, order: Order, sentence: Sentence) => boolean;

/** kuruş that bank or provider took for an attempt */
const tookOf = ({ outside }: World, attemptId: string): number => outside.charges[attemptId]?.paid ?? 0;

const policyOf = ({ outside }: World, { id }: Order) => outside.policies[id];

/** Beside second payments that the page speaks of. */
const nothingTaken: Truth = (world, { attempts }) =>
  attempts.every(({ id, isSurplus }) => isSurplus || tookOf(world, id) === 0);

/** The order's own money is there, less what is promised back or went back without us. */
const isPaid: Truth = (world, order) => {
  const kept = keptOf(order);
  return kept !== undefined && tookOf(world, kept.id) === kept.paid;
};

const isRefundOf = ({ refunds }: Order, { subject, amount }: Sentence): boolean =>
  refunds.some(({ id, amount: kurus }) => id === subject && kurus === amount && kurus > 0);

/** Of a payment back: it is this much, and it is not more than was taken. */
const isOwed: Truth = (world, order, sentence) => {
  const refund = order.refunds.find(({ id }) => id === sentence.subject);
  return isRefundOf(order, sentence) && tookOf(world, refund?.attemptId ?? '') >= (refund?.amount ?? 0);
};

/** The provider's books hold it, or two persons sent it from the bank account. */
const isBack: Truth = ({ outside, ...world }, order, { subject, amount }) => {
  const refund = order.refunds.find(({ id }) => id === subject);
  if (refund?.how === 'hand') return world.decisions.length > 0;
  const ours = outside.returns.filter(({ attemptId }) => attemptId === refund?.attemptId);
  const elsewhere = ours.filter(({ ref }) => ref === 'elsewhere');
  return (
    ours.some((one) => one.ref === subject && one.amount === amount) ||
    elsewhere.reduce((sum, one) => sum + one.amount, 0) === amount
  );
};

/** It stands at the insurer; that somebody else ended it there we learn only by asking. */
const stands: Truth = (world, order) => {
  const policy = policyOf(world, order);
  return policy?.st === 'active' || (policy !== undefined && policy.by === null);
};

/** What must be true outside for a sentence to be said: written by hand, by sentence. */
const truths: Record<SentenceKey, Truth> = {
  'bank-waits': (world, _, { subject }) => tookOf(world, subject) === 0,
  /* the money may move at any moment: nothing is claimed */
  'bank-takes': () => true,
  'asking-bank': () => true,
  'nothing-taken': nothingTaken,
  /* whoever is told to pay again must not be able to pay the old way any more */
  'no-payment-found': ({ now }, { attempts }, { subject }) =>
    attempts.every(
      ({ id, takenBy, createdAt }) =>
        id !== subject || takenBy === 'us' || now > createdAt + searchRules.bankMs,
    ),
  'waiting-for-transfer': (_, { transfer }, { amount }) => transfer?.amount === amount,
  'transfer-looked-at': ({ outside }, _, { subject }) =>
    outside.money.some(({ transferId }) => transferId === subject),
  paid: isPaid,
  /* a copy of our books may ask them again of a buyer who answered since: the insurer answers the reference with the policy there is */
  'paid-last-questions': (world, order, sentence) =>
    isPaid(world, order, sentence) && (world.isRestored || policyOf(world, order) === undefined),
  'paid-making': isPaid,
  'paid-waiting-insurer': isPaid,
  'paid-looked-at': isPaid,
  'in-force': (world, order, sentence) => isPaid(world, order, sentence) && stands(world, order, sentence),
  ending: (world, order) => policyOf(world, order) !== undefined,
  'kept-by-insurer': (world, order) => policyOf(world, order) !== undefined,
  ended: (world, order) => policyOf(world, order)?.st === 'cancelled',
  'money-back-when-known': (world, order, sentence) => {
    const parts = order.refunds.filter(({ reason }) => reason === 'agreed-part');
    const agreed = parts.reduce((sum, { amount }) => sum + amount, 0);
    const back = returnedOf(world.outside, keptOf(order)?.id ?? '');
    return isPaid(world, order, sentence) && back <= agreed;
  },
  /* a call that is still on its way may make it later: then it is ended, and the money is back all the same */
  'not-made': (world, order) => {
    const policy = policyOf(world, order);
    /* of a copy of our books that time is the one of its return */
    return policy?.st !== 'active' || world.isRestored || policy.at > (order.policy.closedAt ?? 0);
  },
  /* a list that lags may hide one: it is not said that there is none, but all of the money goes back */
  'none-found': (_, { give, policy }) => give === 'all' && policy.why === 'absent',
  'not-used': (world, order) => policyOf(world, order) === undefined,
  'goes-back': isOwed,
  'went-back': isBack,
  'sent-by-hand': (world, order, sentence) =>
    isOwed(world, order, sentence) && !world.outside.returns.some(({ ref }) => ref === sentence.subject),
  'second-payment-goes-back': isOwed,
  'second-payment-went-back': isBack,
};

const hasPolicy = (world: World, order: Order): boolean => policyOf(world, order) !== undefined;

/** Nothing of the order's own payment is with us, beside what the insurer keeps of an ended policy. */
const isAllBack = (world: World, order: Order): boolean => {
  const kept = keptOf(order);
  const isKept = order.policy.st === 'ended' && order.give === 'insurer';
  const byHand = order.refunds.some(({ how, st }) => how === 'hand' && st === 'done');
  return !kept || isKept || byHand || tookOf(world, kept.id) <= returnedOf(world.outside, kept.id);
};

type PageTruth = (world: World, order: Order, page: Page) => boolean;

/** Money of the order's own is there: nobody reads that none was taken, unless it is said that none was found. */
const isUnpaid: PageTruth = (world, order, { notFound }) =>
  notFound === 'payment' || nothingTaken(world, order, { key: 'nothing-taken', subject: '', amount: null });

const isKept: PageTruth = (world, order) => {
  const kept = keptOf(order);
  return kept !== undefined && tookOf(world, kept.id) > 0;
};

/** What must be true outside for a state of the page to be shown: written by hand, from the texts that the buyer reads. */
const pageTruths: Record<Page['state'], PageTruth> = {
  'awaiting-bank': () => true,
  checking: () => true,
  'awaiting-transfer': (_, { transfer }) => transfer?.st === 'waiting',
  declined: isUnpaid,
  expired: isUnpaid,
  issuing: isKept,
  issued: (world, order) =>
    isKept(world, order, { state: 'issued', notFound: null }) && hasPolicy(world, order),
  'refund-due': isKept,
  'refund-by-hand': isKept,
  refunded: isAllBack,
  manual: (world, order) =>
    world.outside.money.length > 0 || isKept(world, order, { state: 'manual', notFound: null }),
};

/** "No policy was made" beside one that is in force, unless it is said that none was found. */
const isSilent = (world: World, order: Order, { state, notFound }: Page): boolean =>
  notFound !== 'policy' &&
  !world.isRestored &&
  (state === 'refund-due' || state === 'refunded') &&
  policyOf(world, order)?.st === 'active' &&
  (policyOf(world, order)?.at ?? 0) <= (order.policy.closedAt ?? 0);

/** What the page says and is not so: its sentences, and what the buyer reads of them. */
export function untrue(world: World, order: Order): string[] {
  const page = pageOf(order);
  const isShownRight = pageTruths[page.state](world, order, page) && !isSilent(world, order, page);
  return [
    ...sentencesOf(order)
      .filter((sentence) => !truths[sentence.key](world, order, sentence))
      .map(({ key }) => `untrue: ${key}`),
    ...(isShownRight ? [] : [`untrue page: ${page.state}`]),
  ];
}
