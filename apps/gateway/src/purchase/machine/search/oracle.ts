import { brokenInvariants } from '../invariants.ts';
import type { Order } from '../state.ts';
import { keptOf } from '../step.ts';
import { returnedOf } from './outside.ts';
import { searchRules, type World } from './world.ts';

/** Sentences of the pages, held against what really is. */
function untrue({ purchase, outside }: World, order: Order): string[] {
  const broken: string[] = [];
  for (const attempt of order.attempts) {
    const saysNothingTaken = attempt.st === 'none' && attempt.why !== 'absent';
    if (saysNothingTaken && outside.charges[attempt.id]) broken.push('untrue: nothing was taken');
  }
  for (const refund of order.refunds) {
    const went = outside.returns.some(({ ref, amount }) => ref === refund.id && amount === refund.amount);
    if (refund.st === 'done' && refund.how !== 'hand' && !went) broken.push('untrue: it went back');
  }
  const policy = outside.policies[order.id];
  const { st } = order.policy;
  if (st === 'inforce' && order.goal === 'fulfil' && policy?.st !== 'active') broken.push('untrue: in force');
  if (st === 'ended' && policy?.st === 'active') broken.push('untrue: over');
  return purchase.orders.length === 0 ? [] : broken;
}

/** What is wrong at this moment; empty when nothing is. */
export function wrongNow(world: World): string[] {
  const { purchase, outside, deeds } = world;
  const broken = brokenInvariants(purchase);
  for (const order of purchase.orders) {
    broken.push(...untrue(world, order));
    for (const attempt of order.attempts) {
      const charge = outside.charges[attempt.id];
      if (charge && charge.sentAt > attempt.createdAt + searchRules.bankMs)
        broken.push('charged after its time');
      if (charge && returnedOf(outside, attempt.id) > charge.paid) broken.push('more back than was taken');
    }
  }
  if (deeds.some(({ by, decidedBy }) => by === decidedBy)) broken.push('one person alone');
  return broken;
}

/** What is wrong once nothing moves any more: every kuruş and every policy is where it was said to be. */
export function wrongAtTheEnd(world: World): string[] {
  const { purchase, outside } = world;
  const broken: string[] = [];
  let active = 0;
  for (const order of purchase.orders) {
    const kept = keptOf(order);
    const policy = outside.policies[order.id];
    if (policy?.st === 'active') active += 1;
    for (const attempt of order.attempts) {
      const charge = outside.charges[attempt.id];
      if (!charge) continue;
      const net = charge.paid - returnedOf(outside, attempt.id) - byHand(order, attempt.id);
      if (attempt.st !== 'charged') {
        if (net > 0) broken.push('money is held and nobody knows');
      } else if (attempt !== kept) {
        if (net > 0) broken.push('a second payment is kept');
      } else broken.push(...wrongMoney(order, net, policy?.st === 'active'));
    }
    if (policy?.st === 'active' && !kept) broken.push('a policy without money');
    if (['asked', 'unknown', 'ending', 'endunknown', 'due'].includes(order.policy.st)) broken.push('stuck');
    if (order.attempts.some(({ st }) => st === 'asked' || st === 'open' || st === 'authed'))
      broken.push('stuck');
    if (order.refunds.some(({ st }) => st !== 'done')) broken.push('stuck');
  }
  if (active > 1) broken.push('two policies of one quote');
  return broken;
}

const byHand = (order: Order, attemptId: string): number =>
  order.refunds.reduce(
    (sum, one) =>
      sum + (one.attemptId === attemptId && one.st === 'done' && one.how === 'hand' ? one.amount : 0),
    0,
  );

function wrongMoney(order: Order, net: number, isActive: boolean): string[] {
  const kept = keptOf(order)?.paid ?? 0;
  const parts = order.refunds.reduce((sum, one) => sum + (one.reason === 'agreed-part' ? one.amount : 0), 0);
  if (order.kind === 'payment')
    return net === kept - parts || (order.goal === 'undo' && net === 0) ? [] : ['a payment is short'];
  if (isActive)
    return order.goal === 'fulfil' && net === kept - parts && net > 0 ? [] : ['a policy without money'];
  if (order.policy.st === 'ended' && order.give === 'insurer')
    return net === kept - parts - (order.notice?.gives ?? 0) ? [] : ['an ended policy is not settled'];
  return net === 0 ? [] : ['money is kept without a policy'];
}
