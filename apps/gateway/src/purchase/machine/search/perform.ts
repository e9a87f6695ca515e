import type { Command } from '../command.ts';
import type { Task } from '../due.ts';
import type { At, Order } from '../state.ts';
import { attemptOf, orderOf, refundOf } from '../step.ts';
import { type Arrival, arrive, askCharge, askPolicy, askReturn, wordOn } from './outside.ts';
import { type Decide, givesOf, hand, type World } from './world.ts';

/**
 * What may become of a call: done and answered; refused; lost on its way; done with its answer lost; arriving later than it
 * was waited for; we die before it, or after it. `busy`: the other side says "later".
 */
const callFates = ['ok', 'no', 'lost', 'quiet', 'late', 'dead-before', 'dead-after', 'busy'] as const;
type CallFate = (typeof callFates)[number];
/** And of a question. `lag`: the lists of the other side are behind. */
const askFates = ['ok', 'failed', 'lag', 'dead'] as const;
type AskFate = (typeof askFates)[number];
export type Fate = CallFate | AskFate;

const asks: ReadonlySet<Task['work']> = new Set(['inquire', 'find-policy', 'inquire-refund']);
const calls: ReadonlySet<Task['work']> = new Set(['charge', 'issue', 'end', 'send-refund']);

export const fatesOf = (task: Task): readonly Fate[] =>
  asks.has(task.work) ? askFates : calls.has(task.work) ? callFates : ['ok'];

/** list of a provider is behind by this */
const lag = 3;

interface Sent {
  arrival: Arrival;
  /** what is answered, when it is */
  answer: (how: 'ok' | 'no' | 'unclear' | 'busy') => Command;
}

/** Carries a call out as its fate wants; its answer goes on its way to us. */
function call(world: World, { arrival, answer }: Sent, fate: Fate, delay: number): void {
  const { outside, now } = world;
  const does = () => arrive(outside, now, arrival);
  switch (fate) {
    case 'ok':
      does();
      world.answers.push(answer('ok'));
      return;
    case 'no':
      if (arrival.k === 'charge') outside.charges[arrival.attemptId] ??= null;
      if (arrival.k === 'end')
        outside.notices[arrival.noticeId] ??= { word: 'refused', orderId: arrival.orderId };
      world.answers.push(answer('no'));
      return;
    case 'lost':
      world.answers.push(answer('unclear'));
      return;
    case 'quiet':
      does();
      world.answers.push(answer('unclear'));
      return;
    case 'late':
      outside.onTheWay.push({ at: now + delay, do: arrival });
      world.answers.push(answer('unclear'));
      return;
    case 'dead-after':
      does();
      return;
    case 'busy':
      world.answers.push(answer('busy'));
      return;
    default:
      return;
  }
}

const priced = (order: Order, attemptId: string) => {
  const attempt = order.attempts.find(({ id }) => id === attemptId);
  return { price: attempt?.price ?? 0, paid: attempt?.paid ?? 0 };
};

function charge(world: World, attemptId: string, fate: Fate, delay: number): void {
  const { order } = attemptOf(world, attemptId);
  const money = { ...priced(order, attemptId), orderId: order.id };
  const sent: Arrival = { k: 'charge', attemptId, ...money, sentAt: world.now };
  call(
    world,
    {
      arrival: sent,
      answer: (how) => ({
        do: 'charge-answer',
        attemptId,
        isWanted: true,
        answer:
          how === 'ok' && world.outside.charges[attemptId]
            ? { k: 'charged', paymentId: attemptId, returned: 0, ...money }
            : { k: how === 'no' ? 'declined' : 'unclear' },
      }),
    },
    fate,
    delay,
  );
}

function issue(world: World, orderId: string, fate: Fate, delay: number): void {
  const { calls } = orderOf(world, orderId).policy;
  const refuses = fate === 'no' && world.outside.policies[orderId] === undefined;
  call(
    world,
    {
      arrival: { k: 'policy', orderId },
      answer: (how) => ({
        do: 'issue-answer',
        orderId,
        call: calls,
        answer: { k: how === 'ok' ? 'issued' : how === 'no' && refuses ? 'refused' : 'unclear' },
      }),
    },
    fate,
    delay,
  );
}

function end(world: World, orderId: string, fate: Fate, delay: number): void {
  const order = orderOf(world, orderId);
  const noticeId = order.notice?.id ?? '';
  const gives = givesOf(order);
  call(
    world,
    {
      arrival: { k: 'end', orderId, noticeId, word: world.outside.notices[noticeId]?.word ?? 'accepted' },
      answer: (how) => ({
        do: 'end-answer',
        orderId,
        noticeId,
        answer: how === 'ok' || how === 'no' ? wordOn(world.outside, noticeId, gives) : { k: 'unclear' },
      }),
    },
    fate,
    delay,
  );
}

function giveBack(world: World, refundId: string, fate: Fate, delay: number): void {
  const { refund } = refundOf(world, refundId);
  const known = world.outside.returns.length;
  call(
    world,
    {
      arrival: { k: 'return', attemptId: refund.attemptId, ref: refundId, amount: refund.amount },
      answer: (how) => {
        const answer =
          how === 'busy'
            ? ({ k: 'later', ms: 2 } as const)
            : how === 'ok' && world.outside.returns.length > known
              ? ({ k: 'done' } as const)
              : how === 'no' || how === 'ok'
                ? ({ k: 'refused' } as const)
                : ({ k: 'unclear' } as const);
        return { do: 'refund-answer', refundId, try: refund.tries, answer };
      },
    },
    fate,
    delay,
  );
}

function ask(world: World, task: Task, fate: Fate): Command | null {
  const askedAt: At = world.now;
  const behind = fate === 'lag' ? lag : 0;
  const failed = fate === 'failed';
  if (fate === 'dead') return null;
  switch (task.work) {
    case 'inquire':
      return {
        do: 'inquiry',
        attemptId: task.subject,
        askedAt,
        isWanted: true,
        answer: failed ? { k: 'failed' } : askCharge(world.outside, askedAt, task.subject, behind),
      };
    case 'find-policy': {
      const gives = givesOf(orderOf(world, task.subject));
      return {
        do: 'policy-inquiry',
        orderId: task.subject,
        askedAt,
        answer: failed ? { k: 'failed' } : askPolicy(world.outside, askedAt, task.subject, gives, behind),
      };
    }
    default: {
      const { refund } = refundOf(world, task.subject);
      return {
        do: 'refund-inquiry',
        refundId: task.subject,
        try: refund.tries,
        askedAt,
        answer: failed ? { k: 'failed' } : askReturn(world.outside, askedAt, task.subject, behind),
      };
    }
  }
}

/** Does one piece of work as the gateway would: intent, call, answer. @param delay ms a late call needs */
export function perform(world: World, task: Task, fate: Fate, delay: number, decider: Decide): void {
  const { subject } = task;
  switch (task.work) {
    case 'lapse':
      hand(world, { do: 'lapse', attemptId: subject }, decider);
      return;
    case 'expire-transfer':
      hand(world, { do: 'drop-transfer', transferId: subject }, decider);
      return;
    case 'charge': {
      if (hand(world, { do: 'charge', attemptId: subject }, decider).refused) return;
      if (attemptOf(world, subject).attempt.st === 'asked') charge(world, subject, fate, delay);
      return;
    }
    case 'issue':
      if (!hand(world, { do: 'issue', orderId: subject }, decider).refused)
        issue(world, subject, fate, delay);
      return;
    case 'end':
      if (!hand(world, { do: 'end', orderId: subject }, decider).refused) end(world, subject, fate, delay);
      return;
    case 'send-refund': {
      const sending = {
        do: 'send-refund',
        refundId: subject,
        sameDay: world.now < 20,
        isCeilingReached: false,
      } as const;
      if (hand(world, sending, decider).refused) return;
      if (refundOf(world, subject).refund.st === 'sent') giveBack(world, subject, fate, delay);
      return;
    }
    default: {
      const answer = ask(world, task, fate);
      if (answer) world.answers.push(answer);
    }
  }
}
