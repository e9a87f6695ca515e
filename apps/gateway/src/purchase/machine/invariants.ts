import type { Attempt, Order, Purchase } from './state.ts';
import { holdsPolicy, isUnderWay, keptOf, leftOf, reservedOf } from './step.ts';

/** Goals and policies that may stand together; every other pair is a fault of the machine. */
const pairs: Record<Order['goal'], readonly Order['policy']['st'][]> = {
  open: ['none'],
  fulfil: ['none', 'due', 'asked', 'unknown', 'inforce'],
  undo: ['none', 'asked', 'unknown', 'inforce', 'refused', 'ending', 'endunknown', 'ended'],
};

/** What must be true of every order, and what is broken when it is not. */
const laws: readonly [broken: string, isKept: (order: Order, isRestored: boolean) => boolean][] = [
  ['a goal with a policy it cannot have', ({ goal, policy }) => pairs[goal].includes(policy.st)],
  ['a payment with a policy', ({ kind, policy }) => kind === 'policy' || policy.st === 'none'],
  [
    'paid, and no policy is asked for',
    ({ kind, goal, policy }) => kind === 'payment' || goal !== 'fulfil' || policy.st !== 'none',
  ],
  ['begun without a payment', (order) => order.goal === 'open' || keptOf(order) !== undefined],
  ['paid, and nothing is done for it', (order) => order.goal !== 'open' || keptOf(order) === undefined],
  [
    'two payments are kept',
    ({ attempts }) => attempts.filter(({ st, isSurplus }) => st === 'charged' && !isSurplus).length <= 1,
  ],
  [
    'more is promised back than came in',
    (order) => order.attempts.every((one) => reservedOf(order, one.id) <= tookOf(one)),
  ],
  [
    'a second payment does not go back whole',
    (order) => order.attempts.every((one) => !one.isSurplus || reservedOf(order, one.id) === one.paid),
  ],
  ['undone, and money stays', (order) => !isOverForAll(order) || leftOf(order) === 0],
  [
    'kept, and nothing of its money is',
    (order) => order.goal !== 'fulfil' || !keptOf(order) || leftOf(order) > 0,
  ],
  [
    'two refunds of a payment are on their way',
    ({ refunds }, isRestored) => {
      const sent = refunds.filter(({ st }) => st === 'sent' || st === 'unknown');
      /* of a backup each of them may have gone meanwhile; then all are asked about before another one is sent */
      const told = isRestored && sent.every(({ st }) => st === 'unknown') ? [] : sent;
      return new Set(told.map(({ attemptId }) => attemptId)).size === told.length;
    },
  ],
];

const tookOf = ({ st, paid }: Attempt): number => (st === 'charged' ? paid : 0);

const isOverForAll = (order: Order): boolean =>
  order.goal === 'undo' && order.give === 'all' && !holdsPolicy(order);

const ofOrder = (order: Order, isRestored: boolean): string[] =>
  laws.filter(([, isKept]) => !isKept(order, isRestored)).map(([broken]) => broken);

/**
 * What must be true of every purchase at every moment. Empty when all is well.
 * @param isRestored our books were put back as they stood earlier
 */
export function brokenInvariants({ orders }: Purchase, isRestored = false): string[] {
  const broken = orders.flatMap((order) => ofOrder(order, isRestored));
  /* a policy that came late for an offer given up is being ended beside it */
  if (orders.filter(({ goal }) => goal === 'fulfil').length > 1)
    broken.push('two offers of a quote are bought');
  const open = orders.flatMap(({ attempts }) => attempts).filter(isUnderWay);
  if (open.length > 1) broken.push('two attempts are under way');
  return broken;
}
