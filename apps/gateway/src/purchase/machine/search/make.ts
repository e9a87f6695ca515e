import type { Command } from '../command.ts';
import { transferOf } from '../step.ts';
import type { Move, MoveOf } from './move.ts';
import { price } from './moves.ts';
import { arrive, passTime } from './outside.ts';
import { chargeArrival, perform } from './perform.ts';
import { restore } from './restore.ts';
import { hand, type Kind, type Machine, newId, type World } from './world.ts';

/** when offers, insurers' quotes and transfers of the search end */
const [until, quoteUntil, transferMs] = [40, 60, 20];

const orderIn = (kind: Kind, offer: number) =>
  ({
    id: `o${offer}`,
    kind: kind.isPayment ? 'payment' : 'policy',
    until,
    quoteUntil: kind.isPayment ? null : quoteUntil,
    asksLast: kind.asksLast,
  }) as const;

function start(world: World, kind: Kind, { offer, hasPage }: MoveOf<'start'>, machine: Machine): void {
  const attemptId = newId(world, 'a');
  const { secure, takenBy } = kind;
  const attempt = { id: attemptId, secure, takenBy, price, paid: price } as const;
  if (hand(world, { do: 'start', order: orderIn(kind, offer), attempt }, machine).refused) return;
  if (hasPage && secure) hand(world, { do: 'page-ready', attemptId, paymentId: attemptId }, machine);
}

/** Where the bank takes the money, it does so before it sends the buyer back. */
function bankTakes(world: World, attemptId: string): void {
  const arrival = chargeArrival(world, attemptId, false);
  arrive(world.outside, world.now, arrival);
}

function bank(world: World, { attemptId, isAuthenticated }: MoveOf<'bank'>, machine: Machine): void {
  const attempt = world.purchase.orders
    .flatMap(({ attempts }) => attempts)
    .find(({ id }) => id === attemptId);
  if (attempt?.takenBy === 'bank' && attempt.st === 'asked') bankTakes(world, attemptId);
  hand(world, { do: 'bank-return', attemptId, isAuthenticated }, machine);
}

/** The books of the bank follow what became of money under a transfer's reference. */
function enterMoney(world: World, transferId: string, amount: number, attemptId: string): void {
  const attempts = world.purchase.orders.flatMap((one) => one.attempts);
  const attempt = attempts.find(({ id }) => id === attemptId);
  if (!attempt) return;
  const money = world.outside.money.find(
    (one) => one.transferId === transferId && one.attemptId === null && one.amount >= amount,
  );
  if (money) money.attemptId = attemptId;
  world.outside.charges[attemptId] = {
    at: world.now,
    sentAt: attempt.createdAt,
    /* only what really came */
    paid: money ? attempt.paid : 0,
    price: attempt.price,
    orderId: '',
  };
}

function moneyArrives(world: World, { transferId, amount }: MoveOf<'money'>, machine: Machine): void {
  const attemptId = newId(world, 'a');
  world.outside.money.push({ transferId, amount, attemptId: null });
  hand(world, { do: 'money-arrived', transferId, amount, attemptId }, machine);
  enterMoney(world, transferId, amount, attemptId);
}

function takeTransfer(world: World, transferId: string, machine: Machine): void {
  const attemptId = newId(world, 'a');
  const { amount } = transferOf(world, transferId).transfer;
  hand(world, { do: 'take-transfer', transferId, amount, attemptId, isWanted: true }, machine);
  enterMoney(world, transferId, amount, attemptId);
}

function propose(world: World, move: MoveOf<'propose'>, machine: Machine): void {
  const { orderId, kind, amount, refundId, by } = move;
  const id = newId(world, 'p');
  world.askedBy[id] = by;
  hand(world, { do: 'propose', orderId, proposal: { id, kind, amount, refundId, by } }, machine);
}

function decideOn(world: World, move: MoveOf<'decide'>, machine: Machine): void {
  const { orderId, proposalId, by, isApproved } = move;
  const decision = hand(world, { do: 'decide', orderId, proposalId, by, isApproved }, machine);
  if (decision.refused === null && isApproved)
    world.decisions.push({ by: world.askedBy[proposalId] ?? '', decidedBy: by });
}

function answer(world: World, { index, again }: MoveOf<'answer'>, machine: Machine): void {
  const [command] = world.answers.slice(index, index + 1);
  if (!again) world.answers.splice(index, 1);
  if (command) hand(world, command, machine);
}

/** Moves that are nothing but a command. */
function commandOf(world: World, move: Move): Command | null {
  switch (move.m) {
    case 'not-started':
      return { do: 'not-started', attemptId: move.attemptId, why: 'declined' };
    case 'cancel':
      return { do: 'cancel', orderId: move.orderId, noticeId: newId(world, 'n') };
    case 'last':
      return { do: 'answered-last', orderId: move.orderId };
    case 'delivered':
      return { do: 'delivered', orderId: move.orderId };
    case 'drop-transfer':
      return { do: 'drop-transfer', transferId: move.transferId };
    default:
      return null;
  }
}

/** Moves in the world outside that nobody tells us of. */
function outsideMove({ outside, ...world }: World, move: Move): boolean {
  if (move.m === 'returned-elsewhere') {
    const { attemptId, amount } = move;
    if (world.answers.some((answer) => 'attemptId' in answer && answer.attemptId === attemptId)) return true;
    arrive(outside, world.now, { k: 'return', attemptId, ref: 'elsewhere', amount });
    return true;
  }
  if (move.m === 'ended-elsewhere') {
    const policy = outside.policies[move.orderId];
    if (policy) outside.policies[move.orderId] = { ...policy, st: 'cancelled', by: null };
    return true;
  }
  return false;
}

/** A story told without some of its moves may speak of what never came to be. */
const isThere = ({ purchase }: World, id: string): boolean =>
  purchase.orders.some(
    ({ id: orderId, attempts, refunds, transfer }) =>
      orderId === id || transfer?.id === id || [...attempts, ...refunds].some((one) => one.id === id),
  );

type Makers = { [M in Move['m']]?: (world: World, kind: Kind, move: MoveOf<M>, machine: Machine) => void };

const makers: Makers = {
  start,
  bank: (world, _, move, machine) => bank(world, move, machine),
  'bank-takes': (world, _, { attemptId }) => {
    if (isThere(world, attemptId)) bankTakes(world, attemptId);
  },
  work: (world, _, move, machine) => {
    if (isThere(world, move.task.subject)) perform(world, move, machine);
  },
  answer: (world, _, move, machine) => answer(world, move, machine),
  wait: (world, _, { ms }) => {
    world.now += ms;
    passTime(world.outside, world.now);
  },
  transfer: (world, kind, { offer }, machine) => {
    const transfer = { id: newId(world, 't'), amount: price, until: world.now + transferMs };
    hand(world, { do: 'start-transfer', order: orderIn(kind, offer), transfer }, machine);
  },
  money: (world, _, move, machine) => moneyArrives(world, move, machine),
  'take-transfer': (world, _, { transferId }, machine) => {
    if (isThere(world, transferId)) takeTransfer(world, transferId, machine);
  },
  'back-up': (world) => {
    world.backup = structuredClone(world.purchase);
  },
  restore: (world, _, __, machine) => restore(world, machine),
  withdraw: (world) => {
    world.isWithdrawn = true;
  },
  propose: (world, _, move, machine) => propose(world, move, machine),
  decide: (world, _, move, machine) => decideOn(world, move, machine),
};

/** Makes a move in this world, which changes. */
export function make(world: World, kind: Kind, move: Move, machine: Machine): void {
  if (outsideMove(world, move)) return;
  const command = commandOf(world, move);
  if (command) hand(world, command, machine);
  else (makers[move.m] as ((...of: unknown[]) => void) | undefined)?.(world, kind, move, machine);
}
