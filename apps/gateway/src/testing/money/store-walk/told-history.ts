import type { Command, Decision } from '../../../purchase/machine/command.ts';
import { history, rightMachine, type Violation } from '../../../purchase/machine/search/random-search.ts';
import type { World } from '../../../purchase/machine/search/world.ts';
import type { At, Purchase } from '../../../purchase/machine/state.ts';

/** A command of a random history with what the pure machine decided on it. */
export interface Told {
  now: At;
  command: Command;
  before: Purchase;
  decision: Decision;
}

export interface ToldHistory {
  told: Told[];
  /** everything outside, once nothing moved any more; absent where something was wrong before */
  rest: World | undefined;
  violation: Violation | null;
}

/** When each notice and transfer was made, and of which order, by its id. */
function madeAt(told: readonly Told[]): Map<string, { of: string; at: At; index: number }> {
  const made = new Map<string, { of: string; at: At; index: number }>();
  for (const [index, { now, decision }] of told.entries()) {
    if (decision.refused !== null) continue;
    for (const { id, notice, transfer } of decision.next.orders)
      for (const [of, row] of [
        [`notice of ${id}`, notice],
        [`transfer of ${id}`, transfer],
      ] as const)
        if (row && !made.has(row.id)) made.set(row.id, { of, at: now, index });
  }
  return made;
}

/**
 * Rows of an order are told apart by their milliseconds, and no transaction is as short. Memory is: a history ends before the second
 * notice or transfer of one moment.
 * @returns how many commands there are until then
 */
export function untilSameMoment(told: readonly Told[]): number {
  const seen = new Set<string>();
  for (const { of, at, index } of madeAt(told).values()) {
    const moment = `${of} at ${at}`;
    if (seen.has(moment)) return index;
    seen.add(moment);
  }
  return told.length;
}

/** Lives a random history in memory until nothing moves any more, and tells every command of it. */
export function toldHistory(seed: number): ToldHistory {
  const told: Told[] = [];
  let rest: World | undefined;
  const violation = history(
    seed,
    {
      ...rightMachine,
      decide: (before, command, env) => {
        const decision = rightMachine.decide(before, command, env);
        told.push({ now: env.now, command, before, decision });
        return decision;
      },
    },
    {
      rest: (world) => {
        rest = world;
      },
    },
  );
  return { told, rest, violation };
}
