import { tasksOf } from '../due.ts';
import { type Move, make } from './moves.ts';
import { type Decide, type Kind, openTasks, searchRules, type World } from './world.ts';

/** more than any purchase needs to come to rest */
const mostRounds = 400;

/** Two persons work off what only persons can: held refunds are released once, then paid by hand. */
function staffWorks(world: World, kind: Kind, decider: Decide): void {
  for (const order of world.purchase.orders) {
    for (const { id, by } of order.proposals)
      make(
        world,
        kind,
        {
          m: 'decide',
          orderId: order.id,
          proposalId: id,
          by: by === 'ada' ? 'bora' : 'ada',
          isApproved: false,
        },
        decider,
      );
    for (const { id, st } of order.refunds) {
      if (st !== 'held') continue;
      const move: Move = {
        m: 'propose',
        orderId: order.id,
        kind: 'hand',
        amount: null,
        refundId: id,
        by: 'ada',
      };
      make(world, kind, move, decider);
      const made = world.purchase.orders.find((one) => one.id === order.id)?.proposals.at(-1);
      if (made)
        make(
          world,
          kind,
          { m: 'decide', orderId: order.id, proposalId: made.id, by: 'bora', isApproved: true },
          decider,
        );
    }
  }
}

/** The adversary stops: answers arrive, work is done without faults, time passes until nothing is due any more. */
export function drain(world: World, kind: Kind, decider: Decide): void {
  for (let round = 0; round < mostRounds; round += 1) {
    while (world.answers.length > 0) make(world, kind, { m: 'answer', index: 0, again: false }, decider);
    const [task] = openTasks(world);
    if (task) {
      make(world, kind, { m: 'work', task, fate: 'ok', delay: 0 }, decider);
      continue;
    }
    staffWorks(world, kind, decider);
    if (openTasks(world).length > 0 || world.answers.length > 0) continue;
    const next = [
      ...tasksOf(world.purchase, searchRules).map(({ at }) => at),
      ...world.outside.onTheWay.map(({ at }) => at),
    ];
    if (next.length === 0) return;
    make(world, kind, { m: 'wait', ms: Math.max(1, Math.min(...next) - world.now) }, decider);
  }
}
