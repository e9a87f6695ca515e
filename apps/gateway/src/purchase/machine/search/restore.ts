import type { Order } from '../state.ts';
import { hand, type Machine, type World } from './world.ts';

const rowsOf = ({ id, attempts, refunds, notice, transfer }: Order): string =>
  [id, notice?.id, transfer?.id, ...[...attempts, ...refunds].map((one) => one.id)].toSorted().join();

/**
 * Whether the machine can find out by itself what happened since the copy: the copy holds every row there is, and knows of every
 * policy. What it lacks altogether is found by comparing books, and a case.
 */
export function canBeRestored({ backup, purchase, outside }: World): boolean {
  if (backup === null || backup.orders.length !== purchase.orders.length) return false;
  return backup.orders.every((order, at) => {
    const now = purchase.orders[at];
    const mayHaveMore = order.policy.st === 'none' && now?.policy.st !== 'none';
    const isInsured =
      order.id in outside.policies || outside.onTheWay.some(({ do: one }) => one.k === 'policy');
    return now !== undefined && rowsOf(order) === rowsOf(now) && !(mayHaveMore && isInsured);
  });
}

/** Our books stand again as they were kept: everything unfinished in them is taken for maybe done (decision 0288). */
export function restore(world: World, machine: Machine): void {
  if (world.backup === null || !canBeRestored(world)) return;
  world.purchase = structuredClone(world.backup);
  /* whoever waited for an answer is gone */
  world.answers = [];
  world.isRestored = true;
  for (const { id: orderId } of world.purchase.orders) hand(world, { do: 'restored', orderId }, machine);
}
