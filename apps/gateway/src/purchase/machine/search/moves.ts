import type { Task } from '../due.ts';
import type { Attempt, Order, Proposal } from '../state.ts';
import { keptOf, leftOf } from '../step.ts';
import { type Fate, fatesOf } from './fates.ts';
import type { Move, MoveOf } from './move.ts';
import { returnedOf } from './outside.ts';
import { canBeRestored } from './restore.ts';
import { givesOf, type Kind, type Machine, openTasks, type World } from './world.ts';

/** kuruş of every offer, and of a part that is agreed on */
export const price = 100;
const part = 30;

/** How far a history may go. */
export interface Bounds {
  /** attempts of all offers together */
  attempts: number;
  /** proposals open at once */
  proposals: number;
  fates: (task: Task) => readonly Fate[];
  /** our books may be kept and put back */
  restores: boolean;
}

export const wideBounds: Bounds = { attempts: 5, proposals: 2, fates: fatesOf, restores: false };

const offersOf = ({ offers }: Kind): number[] => Array.from({ length: offers }, (_, offer) => offer);

function startsOf({ purchase }: World, kind: Kind, most: number): Move[] {
  const tries = purchase.orders.reduce((sum, { attempts }) => sum + attempts.length, 0);
  if (tries >= most) return [];
  return offersOf(kind).flatMap((offer): Move[] => [
    { m: 'start', offer, hasPage: true },
    ...(kind.secure ? ([{ m: 'start', offer, hasPage: false }] as const) : []),
    ...(kind.transfers ? ([{ m: 'transfer', offer }] as const) : []),
  ]);
}

/** The bank sends buyers back for as long as it likes, and more than once. */
function ofBank({ id: attemptId, hasPage, st, takenBy }: Attempt): Move[] {
  if (!hasPage || st === 'charged') return [];
  const back = { m: 'bank', attemptId } as const;
  const moves: Move[] = [{ ...back, isAuthenticated: true }];
  if (st === 'open') moves.push({ ...back, isAuthenticated: false });
  if (takenBy === 'bank' && st === 'asked') moves.push({ m: 'bank-takes', attemptId });
  return moves;
}

/** Without 3-D Secure the charge follows the start at once. */
function ofStart({ now }: World, fates: Bounds['fates'], attempt: Attempt): Move[] {
  const { id: attemptId, hasPage, st, secure, createdAt } = attempt;
  if (st !== 'open' || hasPage) return [];
  const task: Task = { work: 'charge', subject: attemptId, at: createdAt };
  const isDirect = !secure && now === createdAt;
  return [
    { m: 'not-started', attemptId },
    ...(isDirect ? fates(task).map((fate) => ({ m: 'work', task, fate, delay: 2 }) as const) : []),
  ];
}

/** Somebody gives money back at the provider that we do not know of yet, and have no answer about. */
function ofProvider({ outside, answers }: World, { id: attemptId, st }: Attempt): Move[] {
  const charge = outside.charges[attemptId];
  const isTold = answers.some((answer) => 'attemptId' in answer && answer.attemptId === attemptId);
  if (!charge || st === 'charged' || isTold) return [];
  const left = charge.paid - returnedOf(outside, attemptId);
  return [charge.paid, part]
    .filter((amount) => amount <= left)
    .map((amount) => ({ m: 'returned-elsewhere', attemptId, amount }));
}

const ofAttempt = (world: World, fates: Bounds['fates'], attempt: Attempt): Move[] => [
  ...ofBank(attempt),
  ...ofStart(world, fates, attempt),
  ...ofProvider(world, attempt),
];

/** What staff may say of a policy is what its insurer tells them on the telephone. */
function wordsOf({ outside }: World, order: Order): MoveOf<'propose'>[] {
  const { id: orderId, policy, notice } = order;
  const base = { m: 'propose', orderId, refundId: null, by: 'ada' } as const;
  const real = outside.policies[orderId]?.st ?? null;
  const words: MoveOf<'propose'>[] = [];
  if (policy.isStrange || policy.st === 'unknown')
    if (real !== 'active') words.push({ ...base, kind: 'no-policy', amount: null });
  if (!notice) return words;
  if (real === 'cancelled') words.push({ ...base, kind: 'ended', amount: givesOf(order) });
  if (real === 'active') words.push({ ...base, kind: 'stands', amount: null });
  return words;
}

function proposalsOf(order: Order): MoveOf<'propose'>[] {
  const base = { m: 'propose', orderId: order.id, by: 'ada' } as const;
  const list: MoveOf<'propose'>[] = [];
  const left = leftOf(order);
  if (keptOf(order) && left > 0) {
    list.push({ ...base, kind: 'refund', amount: left, refundId: null });
    if (left > part) list.push({ ...base, kind: 'refund', amount: part, refundId: null });
  }
  for (const { id, st } of order.refunds)
    if (st === 'held') {
      list.push({ ...base, kind: 'hand', amount: null, refundId: id });
      list.push({ ...base, kind: 'release', amount: null, refundId: id });
    }
  return list;
}

/** The second person asks the insurer again: a word that is not so any more is not approved. */
function isStillSo({ outside }: World, { id }: Order, { kind }: Proposal): boolean {
  const real = outside.policies[id]?.st ?? null;
  if (kind === 'no-policy') return real !== 'active';
  if (kind === 'ended') return real === 'cancelled';
  return kind !== 'stands' || real === 'active';
}

function ofPersons(world: World, order: Order, most: number): Move[] {
  const { id: orderId, policy, proposals, isDelivered } = order;
  const moves: Move[] = [];
  if (policy.st === 'inforce') moves.push({ m: 'cancel', orderId });
  if (policy.st === 'inforce' && !isDelivered) moves.push({ m: 'delivered', orderId });
  if (policy.from !== null) moves.push({ m: 'last', orderId });
  if (world.outside.policies[orderId]?.st === 'active') moves.push({ m: 'ended-elsewhere', orderId });
  if (proposals.length < most) moves.push(...proposalsOf(order), ...wordsOf(world, order));
  for (const proposal of proposals) {
    const decide = { m: 'decide', orderId, proposalId: proposal.id } as const;
    moves.push({ ...decide, by: 'bora', isApproved: false });
    if (isStillSo(world, order, proposal))
      for (const by of ['ada', 'bora']) moves.push({ ...decide, by, isApproved: true });
  }
  return moves;
}

/** Bank statements: the right money, other money, late and second money. */
function ofTransfer({ outside }: World, { transfer }: Order): Move[] {
  if (!transfer) return [];
  const { id: transferId, amount, st } = transfer;
  const came = outside.money.filter((one) => one.transferId === transferId);
  const moves: Move[] = [{ m: 'drop-transfer', transferId }];
  if (came.length < 2)
    for (const kurus of [amount, amount - 10]) moves.push({ m: 'money', transferId, amount: kurus });
  const isThere = came.some((one) => one.attemptId === null && one.amount >= amount);
  if (isThere && st !== 'taken') moves.push({ m: 'take-transfer', transferId });
  return moves;
}

/** Everything that buyer, bank, staff and outside may do next. */
export function movesOf(world: World, kind: Kind, machine: Machine, bounds: Bounds = wideBounds): Move[] {
  const moves = startsOf(world, kind, bounds.attempts);
  for (const order of world.purchase.orders) {
    for (const attempt of order.attempts) moves.push(...ofAttempt(world, bounds.fates, attempt));
    moves.push(...ofTransfer(world, order), ...ofPersons(world, order, bounds.proposals));
  }
  for (const task of openTasks(world, machine))
    for (const fate of bounds.fates(task)) moves.push({ m: 'work', task, fate, delay: 2 });
  world.answers.forEach((_, index) => {
    moves.push({ m: 'answer', index, again: false });
  });
  if (kind.isPayment && !world.isWithdrawn) moves.push({ m: 'withdraw' });
  if (bounds.restores && world.purchase.orders.length > 0) {
    moves.push({ m: 'back-up' });
    if (canBeRestored(world)) moves.push({ m: 'restore' });
  }
  moves.push({ m: 'wait', ms: 1 }, { m: 'wait', ms: 5 }, { m: 'wait', ms: 40 });
  return moves;
}
