import type { RefundReason } from '@sigorta/contracts/refund-reasons';
import type { Command, ReturnAnswer } from './command.ts';
import type { Rules } from './rules.ts';
import { type At, type Attempt, type Held, notTried, type Order, type Refund } from './state.ts';
import { holdsPolicy, keptOf, leftAloneUntil, leftOf, No, refundOf, type Step } from './step.ts';

type Of<D extends Command['do']> = Extract<Command, { do: D }>;

interface Due {
  attempt: Attempt;
  /** kuruş */
  amount: number;
  reason: RefundReason;
  held: Held | null;
}

/** Promises money back; from now on it is nobody else's. @returns its id */
export function reserve(step: Step, order: Order, { attempt, amount, reason, held }: Due): string {
  const id = step.newId();
  /* no provider can send a transfer back */
  const isByHand = attempt.method === 'transfer';
  const why = held ?? (isByHand ? 'transfer' : null);
  order.refunds.push({
    id,
    attemptId: attempt.id,
    st: why === null ? 'due' : 'held',
    how: isByHand ? 'hand' : 'refund',
    held: why,
    amount,
    reason,
    ...notTried,
  });
  step.happened.push({ ev: why === null ? 'refund-due' : 'refund-held', orderId: order.id, id });
  return id;
}

/** All of the payment is wanted back; it goes when nobody holds a policy for it. */
export function giveAllBack(order: Order, reason: RefundReason): void {
  order.goal = 'undo';
  order.give = 'all';
  order.reason = reason;
}

/** What is still owed of an order that is undone, once it is known that no policy is in force. */
export function settleMoney(step: Step, order: Order, held: Held | null = null): void {
  const kept = keptOf(order);
  if (order.goal !== 'undo' || holdsPolicy(order) || !kept) return;
  const left = leftOf(order);
  const owed = order.give === 'all' ? left : Math.min(order.notice?.gives ?? 0, left);
  const isGiven = order.give === 'insurer' && order.refunds.some(({ reason }) => reason === 'cancelled');
  if (owed > 0 && !isGiven)
    reserve(step, order, { attempt: kept, amount: owed, reason: order.reason ?? 'cancelled', held });
  else if (order.notice) step.happened.push({ ev: 'notice-closed', orderId: order.id, id: order.notice.id });
}

/** How long a payment back may still arrive after it was sent: a part that nobody can tell, until its day is closed. */
export const sureAfter = (order: Order, refund: Refund, rules: Rules): number =>
  (refund.held === 'unknown' || refund.held === 'restored') && !isWhole(order, refund)
    ? Math.max(rules.windowMs, rules.partAgainMs)
    : rules.windowMs;

/** It was never sent, or a question asked after everything must have arrived found nothing: a person may send it. */
export const isNotSent = (order: Order, refund: Refund, rules: Rules): boolean => {
  const { tries, held, isDoubtful, askedAt, lookedAt, absent } = refund;
  /* each of its tries was refused, in so many words */
  const isRefused = held === 'refused' && !isDoubtful;
  const isSure = absent > 0 && (lookedAt ?? 0) >= (askedAt ?? 0) + sureAfter(order, refund, rules);
  return tries === 0 || isRefused || isSure;
};

/** Another payment back of the same charge is on its way: two at once could not be told apart. */
const isOneOnItsWay = (order: Order, { id, attemptId }: Refund): boolean =>
  order.refunds.some(
    (one) => one.id !== id && one.attemptId === attemptId && (one.st === 'sent' || one.st === 'unknown'),
  );

const chargeOf = (order: Order, { attemptId }: Refund): Attempt => {
  const attempt = order.attempts.find(({ id }) => id === attemptId);
  if (!attempt) throw new No('not-found');
  return attempt;
};

const isWhole = (order: Order, refund: Refund): boolean => refund.amount === chargeOf(order, refund).paid;

function hold(step: Step, order: Order, refund: Refund, why: Held): void {
  refund.absent = 0;
  refund.st = 'held';
  refund.held = why;
  step.happened.push({ ev: 'refund-held', orderId: order.id, id: refund.id });
}

function done(step: Step, order: Order, refund: Refund): void {
  refund.st = 'done';
  refund.held = null;
  step.happened.push({ ev: 'refund-done', orderId: order.id, id: refund.id });
  const isLast =
    order.goal === 'undo' &&
    order.refunds.every(({ st, reason }) => st === 'done' || reason === 'late-charge');
  if (isLast && order.notice?.st === 'accepted' && refund.reason !== 'late-charge')
    step.happened.push({ ev: 'notice-closed', orderId: order.id, id: order.notice.id });
}

/** A payment back that somebody made at the provider without us. */
export function found(step: Step, order: Order, id: string): void {
  const refund = order.refunds.find((one) => one.id === id);
  if (refund) done(step, order, refund);
}

function again(refund: Refund, from: At): void {
  refund.st = 'due';
  refund.from = from;
  refund.looks = 0;
  refund.absent = 0;
  refund.lookedAt = null;
}

const isUnknown = ({ st }: Refund): boolean => st === 'unknown';

/** Whether "nothing was given back", asked then, proves that a sent refund did not happen. */
function isProof({ rules }: Step, order: Order, refund: Refund, askedAt: At): boolean {
  const sentAt = refund.askedAt ?? 0;
  const wait = isWhole(order, refund) ? rules.windowMs : Math.max(rules.windowMs, rules.partAgainMs);
  return refund.absent >= rules.absentTimes && askedAt >= sentAt + wait;
}

function settle(
  step: Step,
  { order, refund }: { order: Order; refund: Refund },
  answer: ReturnAnswer,
  askedAt: At | null,
): void {
  switch (answer.k) {
    case 'done':
      done(step, order, refund);
      return;
    case 'refused':
      /* a void that was refused is a refund next: the day may be over at the provider */
      if (refund.how === 'void') {
        refund.how = 'refund';
        again(refund, step.now);
        return;
      }
      hold(step, order, refund, 'refused');
      return;
    case 'not-voidable':
      refund.how = 'refund';
      again(refund, step.now);
      return;
    case 'later':
      again(refund, step.now + answer.ms);
      return;
    case 'unclear':
      refund.st = 'unknown';
      refund.isDoubtful = true;
      return;
    case 'absent':
      refund.absent += 1;
      if (askedAt === null || !isProof(step, order, refund, askedAt)) return;
      /* a list that lags may still hide it: when the next try is refused, nobody sends it by hand before it was asked about */
      again(refund, step.now);
      return;
    case 'failed':
      refund.absent = 0;
      return;
  }
}

export const refundCommands = {
  /** The intent to send it. */
  'send-refund': (step: Step, { refundId, sameDay, isCeilingReached }: Of<'send-refund'>) => {
    const { order, refund } = refundOf(step, refundId);
    const isReady = refund.st === 'due' && (refund.from ?? 0) <= step.now;
    if (!isReady || isOneOnItsWay(order, refund)) throw new No('request-closed');
    if (isCeilingReached && !refund.isReleased) return hold(step, order, refund, 'ceiling');
    /* a void that was put off, or proven not made, is sent as a void again */
    const mayVoid = sameDay && isWhole(order, refund) && (refund.tries === 0 || refund.how === 'void');
    refund.how = mayVoid ? 'void' : 'refund';
    refund.st = 'sent';
    refund.tries += 1;
    refund.askedAt = step.now;
    refund.looks = 0;
    refund.absent = 0;
    refund.lookedAt = null;
  },

  'refund-answer': (step: Step, command: Of<'refund-answer'>) => {
    const { order, refund } = refundOf(step, command.refundId);
    if (refund.st === 'done') return;
    /* money that went back went back, whichever try it was; any other answer belongs to its try */
    if (command.answer.k === 'done') return done(step, order, refund);
    if (refund.st !== 'sent' || command.try !== refund.tries) return;
    settle(step, { order, refund }, command.answer, null);
  },

  'refund-inquiry': (step: Step, command: Of<'refund-inquiry'>) => {
    const { order, refund } = refundOf(step, command.refundId);
    if (refund.st === 'done') return;
    if (command.answer.k === 'done') return done(step, order, refund);
    if (refund.st === 'due' || command.try !== refund.tries) return;
    if (command.askedAt < (refund.askedAt ?? 0)) return;
    refund.looks += 1;
    refund.lookedAt = command.askedAt;
    refund.from = leftAloneUntil(command.answer, command.askedAt);
    if (refund.st === 'held') {
      refund.absent = command.answer.k === 'absent' ? refund.absent + 1 : 0;
      return;
    }
    refund.st = 'unknown';
    refund.isDoubtful = true;
    settle(step, { order, refund }, command.answer, command.askedAt);
    const isTooLong = step.now - (refund.askedAt ?? step.now) >= step.rules.refundUnknownMs;
    if (isUnknown(refund) && isTooLong) hold(step, order, refund, 'unknown');
  },
};
