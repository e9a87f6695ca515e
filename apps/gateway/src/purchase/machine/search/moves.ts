import type { Command } from '../command.ts';
import type { Task } from '../due.ts';
import type { Order, Proposal } from '../state.ts';
import { keptOf, leftOf } from '../step.ts';
import { passTime } from './outside.ts';
import { type Fate, fatesOf, perform } from './perform.ts';
import { type Decide, hand, type Kind, newId, openTasks, type World } from './world.ts';

export type Move =
  | { m: 'start'; offer: number; hasPage: boolean }
  | { m: 'bank'; attemptId: string; isAuthenticated: boolean }
  | { m: 'work'; task: Task; fate: Fate; delay: number }
  | { m: 'answer'; index: number; again: boolean }
  | { m: 'wait'; ms: number }
  | { m: 'cancel'; orderId: string }
  | { m: 'last'; orderId: string }
  | {
      m: 'propose';
      orderId: string;
      kind: Proposal['kind'];
      amount: number | null;
      refundId: string | null;
      by: string;
    }
  | { m: 'decide'; orderId: string; proposalId: string; by: string; isApproved: boolean };

const price = 100;
/** when insurers' quotes of the search end */
const quoteUntil = 60;

const proposalsOf = (order: Order): Extract<Move, { m: 'propose' }>[] => {
  const base = { m: 'propose', orderId: order.id, by: 'ada' } as const;
  const list: Extract<Move, { m: 'propose' }>[] = [];
  const left = leftOf(order);
  if (keptOf(order) && left > 0) {
    list.push({ ...base, kind: 'refund', amount: left, refundId: null });
    if (left > 30) list.push({ ...base, kind: 'refund', amount: 30, refundId: null });
  }
  for (const { id, st } of order.refunds)
    if (st === 'held') {
      list.push({ ...base, kind: 'hand', amount: null, refundId: id });
      list.push({ ...base, kind: 'release', amount: null, refundId: id });
    }
  return list;
};

const startsOf = ({ purchase }: World, kind: Kind, most: number): Move[] => {
  const tries = purchase.orders.reduce((sum, { attempts }) => sum + attempts.length, 0);
  if (tries >= most) return [];
  return Array.from({ length: kind.offers }, (_, offer) => offer).flatMap((offer) => [
    { m: 'start', offer, hasPage: true },
    { m: 'start', offer, hasPage: false },
  ]);
};

/** The bank sends buyers back for as long as it likes, and more than once. */
const returnsOf = ({ attempts }: Order): Move[] =>
  attempts
    .filter(({ hasPage, st }) => hasPage && st !== 'charged')
    .flatMap(({ id, st }) => {
      const back = { m: 'bank', attemptId: id } as const;
      const passes: Move = { ...back, isAuthenticated: true };
      return st === 'open' ? [passes, { ...back, isAuthenticated: false }] : [passes];
    });

function personsOf(order: Order): Move[] {
  const { id: orderId, policy, proposals } = order;
  const moves: Move[] = [];
  if (policy.st === 'inforce') moves.push({ m: 'cancel', orderId });
  if (policy.from !== null) moves.push({ m: 'last', orderId });
  if (proposals.length < 2) moves.push(...proposalsOf(order));
  for (const { id } of proposals)
    for (const by of ['ada', 'bora'])
      moves.push({ m: 'decide', orderId, proposalId: id, by, isApproved: true });
  return moves;
}

/** Everything that buyer, bank, staff and outside may do next. @param fates which faults calls may meet */
export function movesOf(
  world: World,
  kind: Kind,
  most: number,
  fates: (task: Task) => readonly Fate[] = fatesOf,
): Move[] {
  const moves = startsOf(world, kind, most);
  for (const order of world.purchase.orders) moves.push(...returnsOf(order), ...personsOf(order));
  for (const task of openTasks(world))
    for (const fate of fates(task)) moves.push({ m: 'work', task, fate, delay: 2 });
  world.answers.forEach((_, index) => {
    moves.push({ m: 'answer', index, again: false });
  });
  moves.push({ m: 'wait', ms: 1 }, { m: 'wait', ms: 5 });
  return moves;
}

function start(
  world: World,
  kind: Kind,
  { offer, hasPage }: Extract<Move, { m: 'start' }>,
  decider: Decide,
): void {
  const attemptId = newId(world, 'a');
  const order = {
    id: `o${offer}`,
    kind: kind.isPayment ? 'payment' : 'policy',
    until: 40,
    quoteUntil: kind.isPayment ? null : quoteUntil,
    asksLast: kind.asksLast,
  } as const;
  const attempt = { id: attemptId, secure: true, takenBy: 'us', price, paid: price } as const;
  if (hand(world, { do: 'start', order, attempt }, decider).refused) return;
  if (hasPage) hand(world, { do: 'page-ready', attemptId, paymentId: attemptId }, decider);
}

function propose(world: World, move: Extract<Move, { m: 'propose' }>, decider: Decide): void {
  const { orderId, kind, amount, refundId, by } = move;
  const id = newId(world, 'p');
  world.askedBy[id] = by;
  hand(world, { do: 'propose', orderId, proposal: { id, kind, amount, refundId, by } }, decider);
}

function decideOn(world: World, move: Extract<Move, { m: 'decide' }>, decider: Decide): void {
  const { orderId, proposalId, by, isApproved } = move;
  const decision = hand(world, { do: 'decide', orderId, proposalId, by, isApproved }, decider);
  if (decision.refused === null && isApproved)
    world.decisions.push({ by: world.askedBy[proposalId] ?? '', decidedBy: by });
}

/** Makes a move in this world, which changes. */
export function make(world: World, kind: Kind, move: Move, decider: Decide): void {
  switch (move.m) {
    case 'start':
      start(world, kind, move, decider);
      return;
    case 'bank':
      hand(
        world,
        { do: 'bank-return', attemptId: move.attemptId, isAuthenticated: move.isAuthenticated },
        decider,
      );
      return;
    case 'work':
      perform(world, move.task, move.fate, move.delay, decider);
      return;
    case 'answer': {
      const answer: Command | undefined = world.answers[move.index];
      if (!move.again) world.answers.splice(move.index, 1);
      if (answer) hand(world, answer, decider);
      return;
    }
    case 'wait':
      world.now += move.ms;
      passTime(world.outside, world.now);
      return;
    case 'cancel':
      hand(world, { do: 'cancel', orderId: move.orderId, noticeId: newId(world, 'n') }, decider);
      return;
    case 'last':
      hand(world, { do: 'answered-last', orderId: move.orderId }, decider);
      return;
    case 'propose':
      propose(world, move, decider);
      return;
    case 'decide':
      decideOn(world, move, decider);
      return;
  }
}
