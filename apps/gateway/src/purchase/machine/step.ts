import type { ErrorCode } from '@sigorta/contracts/errors';
import type { Happening } from './command.ts';
import type { Rules } from './rules.ts';
import type { At, Attempt, Order, Policy, Purchase, Refund, Transfer } from './state.ts';

/** A guard's no. It never leaves `decide`. */
export class No extends Error {
  readonly code: ErrorCode;
  constructor(code: ErrorCode) {
    super(code);
    this.code = code;
  }
}

/** One step under way: a copy that may be changed, and what its changes make happen. */
export interface Step {
  purchase: Purchase;
  now: At;
  rules: Rules;
  /** for rows that a step makes by itself */
  newId: () => string;
  happened: Happening[];
}

/** Goes on with what was found, or refuses as `not-found`. */
const found = <T>(thing: T | undefined): T => {
  if (thing === undefined) throw new No('not-found');
  return thing;
};

export const orderOf = ({ purchase }: Pick<Step, 'purchase'>, id: string): Order =>
  found(purchase.orders.find((order) => order.id === id));

export const attemptOf = (
  { purchase }: Pick<Step, 'purchase'>,
  id: string,
): { order: Order; attempt: Attempt } => {
  const order = found(purchase.orders.find(({ attempts }) => attempts.some((one) => one.id === id)));
  return { order, attempt: found(order.attempts.find((one) => one.id === id)) };
};

export const refundOf = (
  { purchase }: Pick<Step, 'purchase'>,
  id: string,
): { order: Order; refund: Refund } => {
  const order = found(purchase.orders.find(({ refunds }) => refunds.some((one) => one.id === id)));
  return { order, refund: found(order.refunds.find((one) => one.id === id)) };
};

export const transferOf = (
  { purchase }: Pick<Step, 'purchase'>,
  id: string,
): { order: Order; transfer: Transfer } => {
  const order = found(purchase.orders.find(({ transfer }) => transfer?.id === id));
  return { order, transfer: found(order.transfer ?? undefined) };
};

/** When a provider that failed to answer may be asked again, by its own word. */
export const leftAloneUntil = (answer: { k: string; ms?: number }, askedAt: At): At | null =>
  answer.k === 'failed' && answer.ms !== undefined ? askedAt + answer.ms : null;

/** The payment the order is fulfilled with. */
export const keptOf = (order: Order): Attempt | undefined =>
  order.attempts.find(({ st, isSurplus }) => st === 'charged' && !isSurplus);

/** What went or will go back of a payment, kuruş. */
export const reservedOf = (order: Order, attemptId: string): number =>
  order.refunds.reduce((sum, refund) => sum + (refund.attemptId === attemptId ? refund.amount : 0), 0);

/** What of the order's own payment is promised to nobody yet, kuruş. */
export const leftOf = (order: Order): number => {
  const kept = keptOf(order);
  return kept ? kept.paid - reservedOf(order, kept.id) : 0;
};

const held: ReadonlySet<Policy['st']> = new Set([
  'due',
  'asked',
  'unknown',
  'inforce',
  'ending',
  'endunknown',
]);

/** The insurer has a policy for it, or may have one. */
export const holdsPolicy = (order: Order): boolean => held.has(order.policy.st);

/** It is undone, and its insurer will not end the policy: only a person can go on. */
export const isKeptByInsurer = ({ goal, policy, notice }: Order): boolean =>
  goal === 'undo' && policy.st === 'inforce' && notice?.st === 'refused';

/** Another offer of the quote would insure the same risk twice. */
export const isAlive = (order: Order): boolean => order.goal === 'fulfil' || holdsPolicy(order);

/** Whether a question asked then was the next of the late looks, and not an older answer that comes again. */
export const isLateLook = (
  { lateLooksMs }: Rules,
  { closedAt, absent }: Pick<Attempt, 'closedAt' | 'absent'>,
  askedAt: At,
): boolean => {
  const after = lateLooksMs[absent];
  return closedAt !== null && after !== undefined && askedAt >= closedAt + after;
};

export const isUnderWay = ({ st }: Attempt): boolean => st === 'open' || st === 'authed' || st === 'asked';
