import type { Command } from '../command.ts';
import type { Task } from '../due.ts';
import type { At, Order } from '../state.ts';
import { attemptOf, orderOf, refundOf } from '../step.ts';
import type { Fate } from './fates.ts';
import type { MoveOf } from './move.ts';
import { type Arrival, arrive, askCharge, askPolicy, askReturn, wordOn } from './outside.ts';
import { givesOf, hand, type Machine, type World } from './world.ts';

/** list of a provider is behind by this, ms */
const lag = 3;
/** for how long a busy provider wants to be left alone, longer than any pause of ours */
const busyMs = 6;
/** until then a whole payment may still be voided */
const dayEnds = 20;

type How = 'ok' | 'no' | 'unclear' | 'busy' | 'odd' | 'not-voidable';
interface Call {
  arrival: Arrival;
  /** what is answered, when it is */
  answer: (how: How) => Command;
}

/** The other side says no, and remembers it where it always does. */
function refuse({ outside }: World, arrival: Arrival): void {
  if (arrival.k === 'charge' && !(arrival.attemptId in outside.charges))
    outside.charges[arrival.attemptId] = null;
  if (arrival.k === 'end')
    outside.notices[arrival.noticeId] ??= { word: 'refused', orderId: arrival.orderId };
}

type Step = 'arrives' | 'arrives-later' | 'refused' | How;

/** What happens to a call, step by step. */
const courses: Partial<Record<Fate, readonly Step[]>> = {
  ok: ['arrives', 'ok'],
  wrong: ['arrives', 'ok'],
  odd: ['arrives', 'odd'],
  no: ['refused', 'no'],
  lost: ['unclear'],
  quiet: ['arrives', 'unclear'],
  late: ['arrives-later', 'unclear'],
  'dead-after': ['arrives'],
  busy: ['busy'],
  'not-voidable': ['not-voidable'],
};

/** Carries a call out as its fate wants; its answer goes on its way to us. */
function call(world: World, { arrival, answer }: Call, fate: Fate, delay: number): void {
  for (const step of courses[fate] ?? []) {
    if (step === 'arrives') arrive(world.outside, world.now, arrival);
    else if (step === 'arrives-later') world.outside.onTheWay.push({ at: world.now + delay, do: arrival });
    else if (step === 'refused') refuse(world, arrival);
    else world.answers.push(answer(step));
  }
}

/** kuruş that are taken for an attempt. @param isWrong another amount than was asked for */
const priced = (order: Order, attemptId: string, isWrong: boolean) => {
  const attempt = order.attempts.find(({ id }) => id === attemptId);
  return { price: attempt?.price ?? 0, paid: (attempt?.paid ?? 0) - (isWrong ? 10 : 0), orderId: order.id };
};

/** The bank or the provider takes the money of an attempt. */
export const chargeArrival = (world: World, attemptId: string, isWrong: boolean): Arrival => {
  const { order } = attemptOf(world, attemptId);
  return { k: 'charge', attemptId, ...priced(order, attemptId, isWrong), sentAt: world.now };
};

const chargeCall = (world: World, attemptId: string, fate: Fate): Call => ({
  arrival: chargeArrival(world, attemptId, fate === 'wrong'),
  answer: (how) => {
    const charge = world.outside.charges[attemptId];
    const isTaken = how === 'ok' && charge;
    return {
      do: 'charge-answer',
      attemptId,
      isWanted: true,
      answer: isTaken
        ? { k: 'charged', paymentId: attemptId, returned: 0, ...moneyOf(charge) }
        : { k: how === 'no' ? 'declined' : 'unclear' },
    };
  },
});

const moneyOf = ({ price, paid, orderId }: { price: number; paid: number; orderId: string }) => ({
  price,
  paid,
  orderId,
});

function issueCall(world: World, orderId: string, fate: Fate): Call {
  const { calls } = orderOf(world, orderId).policy;
  const refuses = fate === 'no' && world.outside.policies[orderId] === undefined;
  const word = (how: How) => (how === 'ok' ? 'issued' : how === 'no' && refuses ? 'refused' : 'unclear');
  return {
    arrival: { k: 'policy', orderId },
    answer: (how) => ({ do: 'issue-answer', orderId, call: calls, answer: { k: word(how) } }),
  };
}

function endCall(world: World, orderId: string): Call {
  const order = orderOf(world, orderId);
  const noticeId = order.notice?.id ?? '';
  const gives = givesOf(order);
  return {
    arrival: { k: 'end', orderId, noticeId, word: world.outside.notices[noticeId]?.word ?? 'accepted' },
    answer: (how) => {
      const word = wordOn(world.outside, noticeId, gives);
      if (how === 'odd' && word.k === 'accepted')
        return { do: 'end-answer', orderId, noticeId, answer: { ...word, gives: null } };
      const isSaid = how === 'ok' || how === 'no' || how === 'odd';
      return { do: 'end-answer', orderId, noticeId, answer: isSaid ? word : { k: 'unclear' } };
    },
  };
}

function returnCall(world: World, refundId: string): Call {
  const { refund } = refundOf(world, refundId);
  const known = world.outside.returns.length;
  return {
    arrival: { k: 'return', attemptId: refund.attemptId, ref: refundId, amount: refund.amount },
    answer: (how) => {
      const base = { do: 'refund-answer', refundId, try: refund.tries } as const;
      if (how === 'busy') return { ...base, answer: { k: 'later', ms: 2 } };
      if (how === 'ok' && world.outside.returns.length > known) return { ...base, answer: { k: 'done' } };
      if (how === 'not-voidable' && refund.how === 'void') return { ...base, answer: { k: 'not-voidable' } };
      return { ...base, answer: { k: how === 'no' || how === 'ok' ? 'refused' : 'unclear' } };
    },
  };
}

function askPolicyNow(world: World, orderId: string, fate: Fate): Command {
  const ask = { orderId, gives: givesOf(orderOf(world, orderId)), lag: fate === 'lag' ? lag : 0 };
  const answer =
    fate === 'failed' || fate === 'strange'
      ? ({ k: fate } as const)
      : askPolicy(world.outside, world.now, ask);
  return { do: 'policy-inquiry', orderId, askedAt: world.now, answer };
}

/** A question that says nothing; a busy provider says for how long. */
const failedBy = (fate: Fate) =>
  fate === 'failed'
    ? ({ k: 'failed' } as const)
    : fate === 'busy'
      ? ({ k: 'failed', ms: busyMs } as const)
      : null;

function askChargeNow(world: World, attemptId: string, fate: Fate): Command {
  const known = askCharge(world.outside, world.now, attemptId, fate === 'lag' ? lag : 0);
  /* a payment is pending only until it is taken or refused */
  const isPending = fate === 'pending' && known.k === 'absent';
  const answer = failedBy(fate) ?? (isPending ? ({ k: 'pending' } as const) : known);
  return { do: 'inquiry', attemptId, askedAt: world.now, isWanted: true, answer };
}

function ask(world: World, { work, subject }: Task, fate: Fate): Command {
  const askedAt: At = world.now;
  if (work === 'inquire') return askChargeNow(world, subject, fate);
  if (work === 'find-policy') return askPolicyNow(world, subject, fate);
  const { refund } = refundOf(world, subject);
  const answer = failedBy(fate) ?? askReturn(world.outside, askedAt, subject, fate === 'lag' ? lag : 0);
  return { do: 'refund-inquiry', refundId: subject, try: refund.tries, askedAt, answer };
}

/** The intent of a piece of work, and the call it leads to. Null: it was not carried out, or nothing is sent. */
function intend(world: World, { work, subject }: Task, fate: Fate, machine: Machine): Call | null {
  const isRefused = (command: Command) => hand(world, command, machine).refused !== null;
  switch (work) {
    case 'charge':
      if (isRefused({ do: 'charge', attemptId: subject })) return null;
      return attemptOf(world, subject).attempt.st === 'asked' ? chargeCall(world, subject, fate) : null;
    case 'issue':
      return isRefused({ do: 'issue', orderId: subject }) ? null : issueCall(world, subject, fate);
    case 'end':
      return isRefused({ do: 'end', orderId: subject }) ? null : endCall(world, subject);
    case 'send-refund': {
      const [sameDay, isCeilingReached] = [world.now < dayEnds, fate === 'full'];
      if (isRefused({ do: 'send-refund', refundId: subject, sameDay, isCeilingReached })) return null;
      return refundOf(world, subject).refund.st === 'sent' ? returnCall(world, subject) : null;
    }
    default:
      return null;
  }
}

/** Does one piece of work as the gateway would: intent, call, answer. */
export function perform(world: World, { task, fate, delay }: MoveOf<'work'>, machine: Machine): void {
  const { work, subject } = task;
  if (work === 'lapse') hand(world, { do: 'lapse', attemptId: subject }, machine);
  else if (work === 'expire-transfer') hand(world, { do: 'drop-transfer', transferId: subject }, machine);
  else if (work === 'inquire' || work === 'find-policy' || work === 'inquire-refund') {
    if (fate === 'dead') return;
    const answer = ask(world, task, fate);
    world.answers.push(machine.hear?.(answer, world) ?? answer);
  } else {
    const sent = intend(world, task, fate, machine);
    if (sent) call(world, sent, fate === 'full' ? 'ok' : fate, delay);
  }
}
