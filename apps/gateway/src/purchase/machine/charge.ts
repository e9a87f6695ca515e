import type { ChargeAnswer, Command, Money } from './command.ts';
import { found, giveAllBack, reserve, settleMoney } from './refund.ts';
import { type At, type Attempt, type NoMoney, noPolicy, type Order } from './state.ts';
import {
  attemptOf,
  isAlive,
  isLateLook,
  isUnderWay,
  leftAloneUntil,
  No,
  reservedOf,
  type Step,
} from './step.ts';

type Of<D extends Command['do']> = Extract<Command, { do: D }>;

/** Ends an attempt that took no money, as far as is known. */
function close(step: Step, order: Order, attempt: Attempt, why: NoMoney): void {
  attempt.st = 'none';
  attempt.why = why;
  attempt.closedAt = step.now;
  attempt.looks = 0;
  attempt.absent = 0;
  attempt.lookedAt = null;
  step.happened.push({ ev: 'attempt-closed', orderId: order.id, id: attempt.id });
}

/** Other attempts of the quote that took nothing yet give way; one that may be taking money is left alone. */
export function replaceOthers(step: Step, but: string | null): void {
  for (const order of step.purchase.orders) {
    for (const attempt of order.attempts) {
      if (attempt.id !== but && (attempt.st === 'open' || attempt.st === 'authed'))
        close(step, order, attempt, 'replaced');
    }
    if (order.transfer?.st === 'waiting') {
      order.transfer.st = 'over';
      step.happened.push({ ev: 'transfer-over', orderId: order.id, id: order.transfer.id });
    }
  }
}

/** When a paid order's policy is asked for: at once, or when the time for its last questions is over. */
function policyFrom({ now, rules }: Step, order: Order): At | null {
  if (!order.asksLast || order.quoteUntil === null) return null;
  const until = Math.min(now + rules.detailsMs, order.quoteUntil - rules.detailsMarginMs);
  return until > now ? until : null;
}

/** The order is paid; what it is for is begun. */
export function keep(step: Step, order: Order, attempt: Attempt): void {
  replaceOthers(step, attempt.id);
  order.goal = 'fulfil';
  if (order.kind === 'policy') order.policy = { ...noPolicy, st: 'due', from: policyFrom(step, order) };
  step.happened.push({ ev: 'kept', orderId: order.id, id: attempt.id });
}

interface Found {
  /** it is what was asked for */
  isRight: boolean;
  /** kuruş that went back already, by whomever */
  returned: number;
}

/** What somebody gave back at the provider before we knew of the money is not given back again. */
function foundReturned(step: Step, order: Order, attempt: Attempt, returned: number): void {
  if (returned === 0) return;
  const amount = Math.min(returned, attempt.paid);
  const id = reserve(step, order, { attempt, amount, reason: order.reason ?? 'late-charge', held: null });
  found(step, order, id);
}

/** Money that no order can use goes back whole; an amount we did not ask for is looked at first. */
function giveBack(step: Step, order: Order, attempt: Attempt, { isRight, returned }: Found): void {
  const held = isRight ? null : 'amount';
  const isAlone =
    order.goal === 'open' && !order.attempts.some(isUnderWay) && order.transfer?.st !== 'waiting';
  if (isAlone) {
    /* the only money of its order, which ends with it */
    const isBought = step.purchase.orders.some((one) => one.id !== order.id && isAlive(one));
    giveAllBack(order, isBought ? 'already-paid' : 'offer-expired');
    foundReturned(step, order, attempt, returned);
    settleMoney(step, order, held);
    return;
  }
  attempt.isSurplus = true;
  step.happened.push({ ev: 'surplus', orderId: order.id, id: attempt.id });
  foundReturned(step, order, attempt, returned);
  const amount = attempt.paid - reservedOf(order, attempt.id);
  if (amount > 0) reserve(step, order, { attempt, amount, reason: 'late-charge', held });
}

/** What is known of an order beside the money that came for it. */
interface Use {
  /** a payment request that somebody took back wants none */
  isWanted: boolean;
  /** its insurer holds the policy already */
  isMade: boolean;
}

/** Money came in: it is kept for what was bought, or goes back. One payment of a quote is kept at most. */
function takeIn(step: Step, order: Order, attempt: Attempt, money: Money, { isWanted, isMade }: Use): void {
  const isLate = attempt.st === 'none';
  attempt.st = 'charged';
  attempt.why = null;
  attempt.chargedAt = step.now;
  attempt.closedAt = step.now;
  attempt.paymentId = money.paymentId;
  step.happened.push({ ev: 'charged', orderId: order.id, id: attempt.id });
  const isRight =
    (money.price === null || money.price === attempt.price) &&
    money.paid === attempt.paid &&
    (money.orderId === null || money.orderId === order.id) &&
    money.returned === 0;
  const isOffered = !isLate || isMade || step.now < order.until;
  const isFree = order.goal === 'open' && !step.purchase.orders.some(isAlive);
  if (isRight && isOffered && isFree && isWanted) {
    keep(step, order, attempt);
    return;
  }
  /* what was really taken is what goes back */
  attempt.price = Math.min(money.price ?? money.paid, money.paid);
  attempt.paid = money.paid;
  giveBack(step, order, attempt, { isRight, returned: money.returned });
}

/** `absent` and `pending` count when asked often enough and after everything that was sent must have arrived. */
function isGone({ rules }: Step, attempt: Attempt, askedAt: At): boolean {
  /* where the bank takes it, the buyer may still be there for as long as he has */
  const since = (attempt.askedAt ?? attempt.createdAt) + (attempt.takenBy === 'bank' ? rules.bankMs : 0);
  return attempt.absent >= rules.absentTimes && askedAt >= since + rules.windowMs;
}

function notFound(step: Step, order: Order, attempt: Attempt, askedAt: At): void {
  attempt.absent += 1;
  if (isGone(step, attempt, askedAt)) close(step, order, attempt, 'absent');
}

interface Asked {
  order: Order;
  attempt: Attempt;
  /** null: the answer to the call itself */
  askedAt: At | null;
}

/** What an answer that brings no money says of an attempt that may still bring some. */
function settleAsked(
  step: Step,
  { order, attempt, askedAt }: Asked,
  answer: Exclude<ChargeAnswer, { k: 'charged' }>,
): void {
  switch (answer.k) {
    case 'declined':
      close(step, order, attempt, 'declined');
      return;
    case 'pending':
      /* where the bank takes the money before its return, it may still be at it */
      if (attempt.takenBy === 'bank') attempt.absent = 0;
      else if (askedAt !== null) notFound(step, order, attempt, askedAt);
      return;
    case 'absent':
      if (askedAt !== null) notFound(step, order, attempt, askedAt);
      return;
    case 'unclear':
      attempt.isUnclear = true;
      return;
    case 'failed':
      /* the question failed, which says nothing of the payment */
      attempt.absent = 0;
      return;
  }
}

function settle(step: Step, asked: Asked, answer: ChargeAnswer, use: Use): void {
  const { order, attempt } = asked;
  if (answer.k !== 'charged') {
    if (attempt.st === 'asked') settleAsked(step, asked, answer);
    /* not finished, not known or no answer: the buyer is still at the bank, and only the payment's own refusal ends that */
    if (attempt.st === 'open' && asked.askedAt !== null && answer.k === 'declined')
      close(step, order, attempt, 'declined');
    return;
  }
  /* all of it back already, by whoever: there is nothing to take in */
  const isBack = attempt.st === 'none' && answer.returned >= answer.paid;
  if (!isBack && attempt.st !== 'charged') takeIn(step, order, attempt, answer, use);
}

export const chargeCommands = {
  'page-ready': (step: Step, { attemptId, paymentId }: Of<'page-ready'>) => {
    const { attempt } = attemptOf(step, attemptId);
    if (attempt.st !== 'open' && attempt.st !== 'asked') throw new No('request-closed');
    attempt.hasPage = true;
    attempt.paymentId = paymentId;
  },

  'not-started': (step: Step, { attemptId, why }: Of<'not-started'>) => {
    const { order, attempt } = attemptOf(step, attemptId);
    /* without its page the bank can take nothing either */
    const waitsForBank = attempt.st === 'asked' && attempt.takenBy === 'bank' && !attempt.hasPage;
    if (attempt.st === 'open' || waitsForBank) close(step, order, attempt, why);
  },

  'bank-return': (step: Step, { attemptId, isAuthenticated }: Of<'bank-return'>) => {
    const { order, attempt } = attemptOf(step, attemptId);
    if (attempt.st === 'asked' && attempt.takenBy === 'bank') {
      /* a hint: the provider is asked at once; what the bank says it did not take is looked at again later */
      if (isAuthenticated) attempt.isUnclear = true;
      else close(step, order, attempt, 'declined');
      return;
    }
    if (attempt.st !== 'open' || !attempt.hasPage) return;
    if (!isAuthenticated) close(step, order, attempt, 'declined');
    else if (step.now > attempt.createdAt + step.rules.bankMs) close(step, order, attempt, 'lapsed');
    else attempt.st = 'authed';
  },

  lapse: (step: Step, { attemptId }: Of<'lapse'>) => {
    const { order, attempt } = attemptOf(step, attemptId);
    const age = step.now - attempt.createdAt;
    const isOver = attempt.hasPage ? age > step.rules.bankMs : age >= step.rules.graceMs;
    if (attempt.st === 'open' && isOver) close(step, order, attempt, 'lapsed');
  },

  /** The intent to take money, once per attempt; its age is looked at again. */
  charge: (step: Step, { attemptId }: Of<'charge'>) => {
    const { order, attempt } = attemptOf(step, attemptId);
    const isNext = attempt.secure ? attempt.st === 'authed' : attempt.st === 'open';
    if (!isNext) throw new No('request-closed');
    const isTooLate = step.now > attempt.createdAt + step.rules.bankMs;
    const isQuoteOver = order.quoteUntil !== null && step.now + step.rules.issueMarginMs >= order.quoteUntil;
    if (isTooLate || isQuoteOver) {
      close(step, order, attempt, isTooLate ? 'lapsed' : 'quote-over');
      return;
    }
    attempt.st = 'asked';
    attempt.askedAt = step.now;
    /* what was asked before says nothing of it */
    Object.assign(attempt, { looks: 0, absent: 0, lookedAt: null, from: null } satisfies Partial<Attempt>);
  },

  'charge-answer': (step: Step, { attemptId, answer, isWanted }: Of<'charge-answer'>) =>
    settle(step, { ...attemptOf(step, attemptId), askedAt: null }, answer, { isWanted, isMade: false }),

  inquiry: (step: Step, { attemptId, askedAt, answer, isWanted, isMade = false }: Of<'inquiry'>) => {
    const { order, attempt } = attemptOf(step, attemptId);
    if (attempt.st !== 'open' && attempt.st !== 'asked' && attempt.st !== 'none') return;
    const isOfBefore = attempt.st === 'asked' && attempt.askedAt !== null && askedAt < attempt.askedAt;
    if (isOfBefore && answer.k !== 'charged') return;
    attempt.looks += 1;
    attempt.lookedAt = askedAt;
    attempt.from = leftAloneUntil(answer, askedAt);
    const isAnswered = attempt.st === 'none' && answer.k !== 'failed';
    if (isAnswered && isLateLook(step.rules, attempt, askedAt)) attempt.absent += 1;
    settle(step, { order, attempt, askedAt }, answer, { isWanted, isMade });
  },
};
