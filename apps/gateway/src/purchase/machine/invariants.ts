import type { Order, Purchase } from './state.ts';
import { holdsPolicy, isAlive, isUnderWay, keptOf, reservedOf } from './step.ts';

/** Goals and policies that may stand together; every other pair is a fault of the machine. */
const pairs: Record<Order['goal'], readonly Order['policy']['st'][]> = {
  open: ['none'],
  fulfil: ['none', 'due', 'asked', 'unknown', 'inforce'],
  undo: ['none', 'asked', 'unknown', 'inforce', 'refused', 'ending', 'endunknown', 'ended'],
};

function ofOrder(order: Order): string[] {
  const { goal, policy, kind } = order;
  const broken: string[] = [];
  if (!pairs[goal].includes(policy.st)) broken.push(`${goal} with a policy ${policy.st}`);
  if (kind === 'payment' && policy.st !== 'none') broken.push('a payment with a policy');
  if (kind === 'policy' && goal === 'fulfil' && policy.st === 'none')
    broken.push('paid, and no policy is asked for');
  if (goal !== 'open' && !keptOf(order)) broken.push(`${goal} without a payment`);
  if (goal === 'open' && keptOf(order)) broken.push('paid, and nothing is done for it');
  if (order.attempts.filter(({ st, isSurplus }) => st === 'charged' && !isSurplus).length > 1)
    broken.push('two payments are kept');
  for (const attempt of order.attempts) {
    const reserved = reservedOf(order, attempt.id);
    if (reserved > (attempt.st === 'charged' ? attempt.paid : 0))
      broken.push('more is promised back than came in');
    if (attempt.isSurplus && reserved !== attempt.paid)
      broken.push('a second payment does not go back whole');
  }
  const kept = keptOf(order);
  if (
    kept &&
    goal === 'undo' &&
    order.give === 'all' &&
    !holdsPolicy(order) &&
    reservedOf(order, kept.id) !== kept.paid
  )
    broken.push('undone, and money stays');
  if (goal === 'fulfil' && kept && reservedOf(order, kept.id) >= kept.paid)
    broken.push('kept, and nothing of its money is');
  const onTheWay = order.refunds
    .filter(({ st }) => st === 'sent' || st === 'unknown')
    .map(({ attemptId }) => attemptId);
  if (new Set(onTheWay).size !== onTheWay.length) broken.push('two refunds of a payment are on their way');
  return broken;
}

/** What must be true of every purchase at every moment. Empty when all is well. */
export function brokenInvariants({ orders }: Purchase): string[] {
  const broken = orders.flatMap(ofOrder);
  if (orders.filter(isAlive).length > 1) broken.push('two offers of a quote are bought');
  const open = orders.flatMap(({ attempts }) => attempts).filter(isUnderWay);
  if (open.length > 1) broken.push('two attempts are under way');
  return broken;
}
