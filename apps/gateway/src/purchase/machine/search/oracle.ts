import { brokenInvariants } from '../invariants.ts';
import type { Attempt, Order } from '../state.ts';
import { keptOf } from '../step.ts';
import { returnedOf } from './outside.ts';
import { searchRules, type World } from './world.ts';

const untrueCharges = ({ outside }: World, { attempts }: Order): string[] =>
  attempts
    .filter(({ st, why }) => st === 'none' && why !== 'absent')
    .filter(({ id }) => outside.charges[id])
    .map(() => 'untrue: nothing was taken');

const untrueRefunds = ({ outside }: World, { refunds }: Order): string[] =>
  refunds
    .filter(({ st, how }) => st === 'done' && how !== 'hand')
    .filter(({ id, amount }) => !outside.returns.some((one) => one.ref === id && one.amount === amount))
    .map(() => 'untrue: it went back');

function untruePolicy({ outside }: World, { id, goal, policy }: Order): string[] {
  const isActive = outside.policies[id]?.st === 'active';
  if (policy.st === 'inforce' && goal === 'fulfil' && !isActive) return ['untrue: in force'];
  return policy.st === 'ended' && isActive ? ['untrue: over'] : [];
}

/** Sentences of the pages, held against what really is. */
const untrue = (world: World, order: Order): string[] =>
  [untrueCharges, untrueRefunds, untruePolicy].flatMap((of) => of(world, order));

function wrongCharges({ outside }: World, { attempts }: Order): string[] {
  const broken: string[] = [];
  for (const { id, createdAt } of attempts) {
    const charge = outside.charges[id];
    if (!charge) continue;
    if (charge.sentAt > createdAt + searchRules.bankMs) broken.push('charged after its time');
    if (returnedOf(outside, id) > charge.paid) broken.push('more back than was taken');
  }
  return broken;
}

/** What is wrong at this moment; empty when nothing is. */
export function wrongNow(world: World): string[] {
  const { purchase, decisions } = world;
  const broken = brokenInvariants(purchase);
  for (const order of purchase.orders) broken.push(...untrue(world, order), ...wrongCharges(world, order));
  if (decisions.some(({ by, decidedBy }) => by === decidedBy)) broken.push('one person alone');
  return broken;
}

const isStuck = ({ policy, attempts, refunds }: Order): boolean =>
  ['asked', 'unknown', 'ending', 'endunknown', 'due'].includes(policy.st) ||
  attempts.some(({ st }) => st === 'asked' || st === 'open' || st === 'authed') ||
  refunds.some(({ st }) => st !== 'done');

/** kuruş */
const byHand = (order: Order, attemptId: string): number =>
  order.refunds.reduce(
    (sum, one) =>
      sum + (one.attemptId === attemptId && one.st === 'done' && one.how === 'hand' ? one.amount : 0),
    0,
  );

/** What the provider still holds of an attempt, less what went by hand: kuruş. */
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
function wrongMoney(order: Order, net: number, isActive: boolean): string[] {
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
    if (attempt === kept) broken.push(...wrongMoney(order, net, isActive));
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
