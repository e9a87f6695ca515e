import type { Command, PolicyAnswer } from './command.ts';
import { noticeToEnd } from './end.ts';
import { giveAllBack, settleMoney } from './refund.ts';
import type { At, Order, Policy } from './state.ts';
import { isLateLook, No, orderOf, type Step } from './step.ts';

type Of<D extends Command['do']> = Extract<Command, { do: D }>;

/** A second call is made once, and only after the insurer kept saying it has no such policy. */
const mostCalls = 2;

const isWaiting = ({ st }: Policy): boolean => st === 'asked' || st === 'unknown';

/** There is no policy, as far as is known: all the money goes back. */
export function notMade(step: Step, order: Order, why: 'said' | 'absent' | 'never'): void {
  Object.assign(order.policy, {
    st: 'refused',
    why,
    closedAt: step.now,
    looks: 0,
    absent: 0,
    lookedAt: null,
  } satisfies Partial<Policy>);
  step.happened.push({ ev: 'not-made', orderId: order.id, id: order.id });
  if (order.goal !== 'undo') giveAllBack(order, 'policy-failed');
  settleMoney(step, order);
}

function inForce(step: Step, order: Order): void {
  const { policy } = order;
  const isLate = policy.st === 'refused';
  policy.st = 'inforce';
  policy.why = null;
  policy.absent = 0;
  policy.isStrange = false;
  step.happened.push({ ev: isLate ? 'late-policy' : 'in-force', orderId: order.id, id: order.id });
  /* its money went back, or is to: nobody may hold it */
  if (order.goal === 'undo' && order.notice?.st !== 'open') noticeToEnd(step, order, 'clock');
}

function absent(step: Step, order: Order, askedAt: At): void {
  const { policy } = order;
  policy.absent += 1;
  /* something else stands there: a person looks, and nothing more is sent */
  if (policy.isStrange) return;
  const isSure =
    policy.absent >= step.rules.absentTimes && askedAt >= (policy.askedAt ?? 0) + step.rules.windowMs;
  if (!isSure) return;
  /* asked once more under the same reference, unless the buyer gets his money back anyhow */
  if (policy.calls < mostCalls && order.goal === 'fulfil') policy.st = 'due';
  else notMade(step, order, 'absent');
}

/** A look at the insurer after the order was given up: a policy that was made late is there, and has to be ended. */
function settleLate(step: Step, order: Order, { k }: PolicyAnswer, askedAt: At | null): void {
  const { policy } = order;
  if (k === 'issued' || k === 'active') inForce(step, order);
  else if (k === 'strange') policy.isStrange = true;
  else if (k === 'absent' || k === 'cancelled') {
    policy.isStrange = false;
    if (askedAt !== null && isLateLook(step.rules, policy, askedAt)) policy.absent += 1;
  }
}

function settleAnswer(step: Step, order: Order, answer: PolicyAnswer, askedAt: At | null): void {
  const { policy } = order;
  if (policy.st === 'refused') {
    settleLate(step, order, answer, askedAt);
    return;
  }
  if (!isWaiting(policy)) return;
  switch (answer.k) {
    case 'issued':
    case 'active':
      inForce(step, order);
      return;
    case 'refused':
      /* it says no to the second call; the first, which nobody answered, may have made one since */
      notMade(step, order, policy.calls > 1 ? 'absent' : 'said');
      return;
    /* made and ended at the insurer before we knew of it */
    case 'cancelled':
      notMade(step, order, 'said');
      return;
    case 'absent':
      if (askedAt !== null) absent(step, order, askedAt);
      return;
    case 'strange':
      policy.isStrange = true;
      if (policy.st === 'asked') policy.st = 'unknown';
      return;
    case 'unclear':
      if (policy.st === 'asked') policy.st = 'unknown';
      return;
    case 'failed':
      policy.absent = 0;
      return;
  }
}

export const policyCommands = {
  'answered-last': (step: Step, { orderId }: Of<'answered-last'>) => {
    const order = orderOf(step, orderId);
    if (order.policy.st !== 'due' || order.policy.from === null) throw new No('request-closed');
    order.policy.from = null;
  },

  /** The intent to have the policy made. */
  issue: (step: Step, { orderId }: Of<'issue'>) => {
    const { goal, policy } = orderOf(step, orderId);
    if (policy.st !== 'due' || goal !== 'fulfil' || (policy.from ?? 0) > step.now)
      throw new No('request-closed');
    Object.assign(policy, {
      st: 'asked',
      from: null,
      calls: policy.calls + 1,
      askedAt: step.now,
      looks: 0,
      absent: 0,
      lookedAt: null,
    } satisfies Partial<Policy>);
  },

  'issue-answer': (step: Step, { orderId, call, answer }: Of<'issue-answer'>) => {
    const order = orderOf(step, orderId);
    const isMade = answer.k === 'issued';
    /* what an earlier call was refused says nothing of a later one; a policy that was made is there */
    if (!isMade && call !== order.policy.calls) return;
    if (isMade && order.policy.st === 'due') order.policy.st = 'asked';
    settleAnswer(step, order, answer, null);
  },

  'policy-inquiry': (step: Step, { orderId, askedAt, answer }: Of<'policy-inquiry'>) => {
    const order = orderOf(step, orderId);
    const { policy } = order;
    if (!isWaiting(policy) && policy.st !== 'refused') return;
    /* asked before the last call was sent: it could not know of it */
    if (answer.k === 'absent' && askedAt < (policy.askedAt ?? 0)) return;
    policy.looks += 1;
    policy.lookedAt = askedAt;
    if (policy.st === 'asked') policy.st = 'unknown';
    settleAnswer(step, order, answer, askedAt);
  },

  delivered: (step: Step, { orderId }: Of<'delivered'>) => {
    orderOf(step, orderId).isDelivered = true;
  },
};
