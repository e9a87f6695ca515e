import { casesOf } from '../cases.ts';
import { brokenInvariants } from '../invariants.ts';
import type { Attempt, Order } from '../state.ts';
import { isUnderWay, keptOf } from '../step.ts';
import { returnedOf } from './outside.ts';
import { untrue } from './truths.ts';
import { type Machine, searchRules, type World } from './world.ts';

function wrongCharges({ outside }: World, { attempts }: Order): string[] {
  const broken: string[] = [];
  for (const { id, createdAt, takenBy } of attempts) {
    const charge = outside.charges[id];
    if (!charge) continue;
    /* where the bank takes it, the bank minds the time */
    if (takenBy === 'us' && charge.sentAt > createdAt + searchRules.bankMs)
      broken.push('charged after its time');
    if (returnedOf(outside, id) > charge.paid) broken.push('more back than was taken');
  }
  return broken;
}

/** Rows that are not at an end: each waits for a piece of work or for a person. */
const unfinished = ({
  id,
  goal,
  attempts,
  policy,
  notice,
  refunds,
  transfer,
  proposals,
}: Order): string[] => [
  ...attempts.filter(isUnderWay).map((one) => one.id),
  ...(policy.st === 'due' || policy.st === 'asked' || policy.st === 'unknown' ? [id] : []),
  ...(goal === 'undo' && ['inforce', 'ending', 'endunknown'].includes(policy.st) ? [notice?.id ?? id] : []),
  ...refunds.filter(({ st }) => st !== 'done').map((one) => one.id),
  ...(transfer?.st === 'waiting' || transfer?.st === 'stuck' ? [transfer.id] : []),
  ...proposals.map((one) => one.id),
];

/** Who a row that has no task of its own waits for: a refund for another of its charge, a notice for its order. */
const waitsFor = ({ id, notice, refunds }: Order, subject: string): string[] => {
  const refund = refunds.find((one) => one.id === subject);
  const others = refunds.filter((one) => refund && one !== refund && one.attemptId === refund.attemptId);
  return [subject, ...others.map((one) => one.id), ...(notice?.id === subject ? [id] : [])];
};

function forgotten({ purchase }: World, { tasksOf }: Machine): string[] {
  const minded = new Set(
    [...tasksOf(purchase, searchRules), ...casesOf(purchase)].map(({ subject }) => subject),
  );
  return purchase.orders.flatMap((order) =>
    unfinished(order)
      .filter((subject) => !waitsFor(order, subject).some((one) => minded.has(one)))
      .map((subject) => `stuck without task or case: ${subject.replace(/\d+/, '')}`),
  );
}

/** What is wrong at this moment; empty when nothing is. */
export function wrongNow(world: World, machine: Machine): string[] {
  const { purchase, decisions } = world;
  const broken = [...brokenInvariants(purchase, world.isRestored), ...forgotten(world, machine)];
  for (const order of purchase.orders) broken.push(...untrue(world, order), ...wrongCharges(world, order));
  if (decisions.some(({ by, decidedBy }) => by === decidedBy)) broken.push('one person alone');
  return broken;
}

const isStuck = ({ goal, policy, attempts, refunds }: Order): boolean =>
  ['asked', 'unknown', 'ending', 'endunknown', 'due'].includes(policy.st) ||
  (goal === 'undo' && policy.st === 'inforce') ||
  attempts.some(isUnderWay) ||
  refunds.some(({ st }) => st !== 'done');

/** kuruş */
const byHand = (order: Order, attemptId: string): number =>
  order.refunds.reduce(
    (sum, one) =>
      sum + (one.attemptId === attemptId && one.st === 'done' && one.how === 'hand' ? one.amount : 0),
    0,
  );

/** What bank or provider still hold of an attempt, less what went by hand: kuruş. */
function heldOf({ outside }: World, order: Order, { id }: Attempt): number {
  const charge = outside.charges[id];
  return charge ? charge.paid - returnedOf(outside, id) - byHand(order, id) : 0;
}

/** kuruş given back by agreement while the order stood */
const agreedOf = ({ refunds }: Order): number =>
  refunds.reduce((sum, one) => sum + (one.reason === 'agreed-part' ? one.amount : 0), 0);

/** What the books must hold of an order's own payment, kuruş; null: its policy stands without being wanted. */
function rightMoney(order: Order, isActive: boolean): number | null {
  const left = (keptOf(order)?.paid ?? 0) - agreedOf(order);
  if (order.kind === 'payment') return order.goal === 'undo' ? 0 : left;
  if (isActive) return order.goal === 'fulfil' ? left : null;
  return order.policy.st === 'ended' && order.give === 'insurer' ? left - (order.notice?.gives ?? 0) : 0;
}

/** Whether the money of the order's own payment is where it belongs. @param net kuruş that are held of it */
function wrongMoney({ outside }: World, order: Order, net: number): string[] {
  const policy = outside.policies[order.id];
  const isActive = policy?.st === 'active';
  /* ended behind our back: only reconciliation tells */
  if (order.goal === 'fulfil' && policy?.st === 'cancelled' && policy.by === null) return [];
  const right = rightMoney(order, isActive);
  if (right === null || (isActive && net === 0)) return ['a policy without money'];
  if (net === right) return [];
  return [net > right ? 'money stays that should not' : 'money is gone that should not be'];
}

function wrongOrder(world: World, order: Order): string[] {
  const kept = keptOf(order);
  const isActive = world.outside.policies[order.id]?.st === 'active';
  const broken = isStuck(order) ? ['stuck'] : [];
  if (isActive && !kept) broken.push('a policy without money');
  for (const attempt of order.attempts) {
    if (!world.outside.charges[attempt.id]) continue;
    const net = heldOf(world, order, attempt);
    if (net < 0) broken.push('more back than was taken');
    if (attempt === kept) broken.push(...wrongMoney(world, order, net));
    else if (net > 0)
      broken.push(attempt.st === 'charged' ? 'a second payment is kept' : 'money is held and nobody knows');
  }
  return broken;
}

/** What is wrong once nothing moves any more: every kuruş and every policy is where it was said to be. */
export function wrongAtTheEnd(world: World): string[] {
  const { purchase, outside } = world;
  const broken = purchase.orders.flatMap((order) => wrongOrder(world, order));
  const active = Object.values(outside.policies).filter(({ st }) => st === 'active');
  return active.length > 1 ? [...broken, 'two policies of one quote'] : broken;
}
