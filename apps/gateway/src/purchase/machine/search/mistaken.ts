import type { Command } from '../command.ts';
import { decide } from '../decide.ts';
import { tasksOf } from '../due.ts';
import { reserve } from '../refund.ts';
import type { Rules } from '../rules.ts';
import type { Attempt, Order, Purchase, Refund } from '../state.ts';
import { keptOf, leftOf, type Step } from '../step.ts';
import type { Machine } from './world.ts';

/* Ways to put a mistake into a machine that is right otherwise. */

export const only = (but: Partial<Machine>): Machine => ({ decide, tasksOf, ...but });

/** It takes a command for another one. */
export const taking = (take: (command: Command, purchase: Purchase, now: number) => Command): Machine =>
  only({ decide: (purchase, command, world) => decide(purchase, take(command, purchase, world.now), world) });

/** It takes a purchase for what it is not quite. @param see may change the copy it is given @param unsee and what comes of it */
export const seeing = (
  see: (purchase: Purchase, command: Command) => void,
  unsee: (next: Purchase, before: Purchase) => void = () => undefined,
): Machine =>
  only({
    decide: (purchase, command, world) => {
      const seen = structuredClone(purchase);
      see(seen, command);
      const decision = decide(seen, command, world);
      if (decision.refused === null) unsee(decision.next, purchase);
      return decision;
    },
  });

/** It goes on after it decided. @param go may change what comes next */
export const goingOn = (go: (step: Step, command: Command, before: Purchase) => void): Machine =>
  only({
    decide: (purchase, command, world) => {
      const decision = decide(purchase, command, world);
      if (decision.refused !== null) return decision;
      const happened = [...decision.happened];
      go({ purchase: decision.next, happened, ...world }, command, purchase);
      return { ...decision, happened };
    },
  });

export const ruledBy = (but: Partial<Rules>): Machine =>
  only({
    decide: (purchase, command, world) =>
      decide(purchase, command, { ...world, rules: { ...world.rules, ...but } }),
  });

export const attemptsOf = ({ orders }: Purchase): Attempt[] => orders.flatMap(({ attempts }) => attempts);
export const refundsOf = ({ orders }: Purchase): Refund[] => orders.flatMap(({ refunds }) => refunds);
export const attemptIn = (purchase: Purchase, id: string) =>
  attemptsOf(purchase).find((one) => one.id === id);
export const refundIn = (purchase: Purchase, id: string) => refundsOf(purchase).find((one) => one.id === id);
export const orderIn = ({ orders }: Purchase, id: string) => orders.find((one) => one.id === id);

/** The order a command is about. */
export function orderOfCommand({ orders }: Purchase, command: Command): Order | undefined {
  const named = 'orderId' in command ? command.orderId : 'order' in command ? command.order.id : null;
  return orders.find(
    ({ id, attempts }) =>
      id === named || ('attemptId' in command && attempts.some((one) => one.id === command.attemptId)),
  );
}

/** Two persons agreed now that all of an order's money goes back. @returns the order as it was before */
export function agreedOnAll(command: Command, before: Purchase): Order | null {
  if (command.do !== 'decide' || !command.isApproved) return null;
  const order = orderIn(before, command.orderId);
  const proposal = order?.proposals.find(({ id }) => id === command.proposalId);
  return order && proposal?.kind === 'refund' && proposal.amount === leftOf(order) ? order : null;
}

export function giveAllNow(step: Step, orderId: string): void {
  const order = orderIn(step.purchase, orderId);
  const attempt = order && keptOf(order);
  if (order && attempt && leftOf(order) > 0)
    reserve(step, order, { attempt, amount: leftOf(order), reason: 'agreed', held: null });
}

export const isOnItsWay = ({ st }: Refund): boolean => st === 'sent' || st === 'unknown';

export const isEarlierLook = (attempt: Attempt | undefined): boolean => attempt?.st === 'none';
