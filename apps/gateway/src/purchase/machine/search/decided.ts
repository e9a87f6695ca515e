import type { Command } from '../command.ts';
import { decide } from '../decide.ts';
import type { Order } from '../state.ts';
import { sampleOrder } from './samples.ts';
import { searchRules } from './world.ts';

/** What one command makes of an order and makes happen, or that it is refused. */
export interface Decided {
  refused: string | null;
  order: Order | undefined;
  /** `ev id`, in their order */
  happened: string;
}

/** @param now by the search's short clocks */
export function decided(command: Command, but: Partial<Order>, now = 9): Decided {
  const purchase = { id: 'q', orders: [sampleOrder(but)] };
  const decision = decide(purchase, command, { now, rules: searchRules, newId: () => 'x1' });
  if (decision.refused !== null) return { refused: decision.refused, order: undefined, happened: '' };
  return {
    refused: null,
    order: decision.next.orders[0],
    happened: decision.happened.map(({ ev, id }) => `${ev} ${id}`).join(', '),
  };
}
