import type { Order, Proposal } from '../state.ts';
import { leftOf } from '../step.ts';
import { make } from './make.ts';
import type { Move } from './move.ts';
import { givesOf, type Kind, type Machine, openTasks, searchRules, type World } from './world.ts';

/** more than any purchase needs to come to rest */
const mostRounds = 400;

/** What persons do about an order that lies with them. */
function remedies({ outside }: World, order: Order): Pick<Proposal, 'kind' | 'amount' | 'refundId'>[] {
  const { id, policy, notice, refunds } = order;
  const real = outside.policies[id]?.st ?? null;
  const word = { amount: null, refundId: null };
  const list: Pick<Proposal, 'kind' | 'amount' | 'refundId'>[] = refunds
    .filter(({ st }) => st === 'held')
    .map((refund) => ({ kind: 'hand', amount: null, refundId: refund.id }));
  if (policy.isStrange && policy.st !== 'inforce' && real !== 'active')
    list.push({ ...word, kind: 'no-policy' });
  if (notice && (notice.isStuck || order.goal === 'undo') && real === 'cancelled' && policy.st !== 'ended')
    list.push({ ...word, kind: 'ended', amount: Math.min(givesOf(order), leftOf(order)) });
  if (notice?.isStuck && real === 'active') list.push({ ...word, kind: 'stands' });
  return list;
}

const other = (by: string): string => (by === 'ada' ? 'bora' : 'ada');

/** An insurer that will not end a policy whose money is back is persuaded by telephone. */
function persuade({ outside }: World, { id, goal, policy, notice }: Order): void {
  const real = outside.policies[id];
  if (goal === 'undo' && policy.st === 'inforce' && notice?.st === 'refused' && real)
    outside.policies[id] = { ...real, st: 'cancelled', by: null };
}

/** Two persons work off what only persons can. */
function staffWorks(world: World, kind: Kind, machine: Machine): void {
  for (const order of world.purchase.orders) {
    const { id: orderId } = order;
    persuade(world, order);
    for (const { id, by } of order.proposals)
      make(world, kind, { m: 'decide', orderId, proposalId: id, by: other(by), isApproved: false }, machine);
    if (order.transfer?.st === 'stuck')
      make(world, kind, { m: 'drop-transfer', transferId: order.transfer.id }, machine);
    for (const remedy of remedies(world, order)) {
      make(world, kind, { m: 'propose', orderId, by: 'ada', ...remedy }, machine);
      const made = world.purchase.orders.find(({ id }) => id === orderId)?.proposals.at(-1);
      const move: Move = { m: 'decide', orderId, proposalId: made?.id ?? '', by: 'bora', isApproved: true };
      if (made) make(world, kind, move, machine);
    }
  }
}

/** The adversary stops: answers arrive, work is done without faults, time passes until nothing is due any more. */
export function drain(world: World, kind: Kind, machine: Machine): void {
  for (let round = 0; round < mostRounds; round += 1) {
    while (world.answers.length > 0) make(world, kind, { m: 'answer', index: 0, again: false }, machine);
    const [task] = openTasks(world, machine);
    if (task) {
      make(world, kind, { m: 'work', task, fate: 'ok', delay: 0 }, machine);
      continue;
    }
    const before = world.purchase;
    staffWorks(world, kind, machine);
    if (world.purchase !== before || openTasks(world, machine).length > 0) continue;
    const next = [
      ...machine.tasksOf(world.purchase, searchRules).map(({ at }) => at),
      ...world.outside.onTheWay.map(({ at }) => at),
    ];
    if (next.length === 0) return;
    make(world, kind, { m: 'wait', ms: Math.max(1, Math.min(...next) - world.now) }, machine);
  }
}
