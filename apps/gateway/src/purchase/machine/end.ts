import type { Command, PolicyAnswer } from './command.ts';
import { settleMoney } from './refund.ts';
import type { At, Notice, Order } from './state.ts';
import { leftOf, No, orderOf, type Step } from './step.ts';

type Of<D extends Command['do']> = Extract<Command, { do: D }>;

/** Has a policy in force ended: the insurer is told under the notice's id. */
export function noticeToEnd(step: Step, order: Order, by: Notice['by'], id = step.newId()): void {
  order.notice = { id, by, st: 'open', calls: 0, askedAt: null, gives: null, isStuck: false };
  order.policy.looks = 0;
  order.policy.absent = 0;
  order.policy.lookedAt = null;
  step.happened.push({ ev: 'notice', orderId: order.id, id });
}

/** From here a person asks the insurer. */
function getStuck(step: Step, order: Order, notice: Notice): void {
  if (notice.isStuck) return;
  notice.isStuck = true;
  step.happened.push({ ev: 'notice-stuck', orderId: order.id, id: notice.id });
}

/** @param gives kuruş; null: an amount that cannot be, which a person has to ask about */
export function ended(step: Step, order: Order, gives: number | null): void {
  const { notice, policy } = order;
  if (gives === null && order.give !== 'all') {
    policy.st = 'endunknown';
    if (notice) getStuck(step, order, notice);
    return;
  }
  policy.st = 'ended';
  policy.closedAt = step.now;
  order.goal = 'undo';
  order.give ??= 'insurer';
  order.reason ??= 'cancelled';
  if (notice) notice.isStuck = false;
  if (notice?.st === 'open') {
    notice.st = 'accepted';
    notice.gives = Math.min(gives ?? 0, leftOf(order));
    if (order.give === 'all') notice.gives = leftOf(order);
  }
  step.happened.push({ ev: 'ended', orderId: order.id, id: notice?.id ?? order.id });
  settleMoney(step, order);
}

/**
 * The insurer keeps it in force: so does the order, and its money stays. A buyer is told so; where staff had agreed that all goes
 * back, a person has to take it up with the insurer, or two say that it stays.
 * @param by who says so
 */
export function stands(step: Step, order: Order, by: 'insurer' | 'staff'): void {
  const { notice, policy } = order;
  policy.st = 'inforce';
  if (notice) notice.isStuck = by === 'insurer' && notice.by === 'staff';
  if (notice?.st === 'open') {
    notice.st = 'refused';
    step.happened.push({ ev: 'notice-refused', orderId: order.id, id: notice.id });
  }
  if (order.give === 'insurer' || leftOf(order) > 0) {
    order.goal = 'fulfil';
    order.give = null;
    order.reason = null;
  }
  step.happened.push({ ev: 'still-stands', orderId: order.id, id: order.id });
}

/** "It stands", said often enough after the call must have arrived: the same notice is sent again. */
function stillActive(step: Step, order: Order, notice: Notice, askedAt: At): void {
  const { policy, notice: known } = order;
  policy.absent += 1;
  const isSure =
    policy.absent >= step.rules.absentTimes * Math.max(1, known?.calls ?? 1) &&
    askedAt >= (notice.askedAt ?? 0);
  if (isSure && !notice.isStuck) {
    policy.st = 'inforce';
    policy.absent = 0;
  }
}

/** Ended, but maybe by somebody else: then what is given back is not said, unless all is. */
function cancelled(
  step: Step,
  order: Order,
  notice: Notice,
  { noticeId, gives }: Extract<PolicyAnswer, { k: 'cancelled' }>,
): void {
  if (noticeId === notice.id || order.give === 'all') ended(step, order, gives);
  else getStuck(step, order, notice);
}

export const endCommands = {
  cancel: (step: Step, { orderId, noticeId }: Of<'cancel'>) => {
    const order = orderOf(step, orderId);
    if (order.policy.st !== 'inforce' || order.goal !== 'fulfil') throw new No('cancellation-not-possible');
    order.goal = 'undo';
    order.give = 'insurer';
    order.reason = 'cancelled';
    noticeToEnd(step, order, 'buyer', noticeId);
  },

  /** The intent to send the notice; again under the same key when the policy kept standing. */
  end: (step: Step, { orderId }: Of<'end'>) => {
    const { goal, policy, notice } = orderOf(step, orderId);
    if (goal !== 'undo' || policy.st !== 'inforce' || notice?.st !== 'open' || notice.isStuck)
      throw new No('request-closed');
    policy.st = 'ending';
    policy.looks = 0;
    policy.absent = 0;
    policy.lookedAt = null;
    notice.calls += 1;
    notice.askedAt = step.now;
  },

  'end-answer': (step: Step, { orderId, noticeId, answer }: Of<'end-answer'>) => {
    const order = orderOf(step, orderId);
    const { policy } = order;
    if (order.notice?.id !== noticeId || order.notice.st !== 'open') return;
    if (answer.k === 'accepted') {
      if (policy.st !== 'ended') ended(step, order, answer.gives);
      return;
    }
    if (policy.st !== 'ending') return;
    if (answer.k === 'refused') stands(step, order, 'insurer');
    else policy.st = 'endunknown';
  },

  /** What became of a policy whose end nobody confirmed. */
  'end-inquiry': (step: Step, { orderId, askedAt, answer }: Omit<Of<'policy-inquiry'>, 'do'>) => {
    const order = orderOf(step, orderId);
    const { policy, notice } = order;
    if ((policy.st !== 'ending' && policy.st !== 'endunknown') || notice === null) return;
    /* asked before the notice was sent */
    if (askedAt < (notice.askedAt ?? 0)) return;
    policy.st = 'endunknown';
    policy.looks += 1;
    policy.lookedAt = askedAt;
    if (answer.k === 'cancelled') cancelled(step, order, notice, answer);
    else if (answer.k === 'active') stillActive(step, order, notice, askedAt);
    else policy.absent = 0;
    const isTooLong = step.now - (notice.askedAt ?? step.now) >= step.rules.endUnknownMs;
    if (order.policy.st === 'endunknown' && isTooLong) getStuck(step, order, notice);
  },
};
