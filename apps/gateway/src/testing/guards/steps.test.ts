import { expect, test } from 'vitest';
import { history, rightMachine } from '../../purchase/machine/search/random-search.ts';
import type { Purchase } from '../../purchase/machine/state.ts';
import { phasesOf } from './attempts/steps.ts';

/** The phases of everything in a purchase, by the table whose row keeps it and its name there. */
function phasesIn({ orders }: Purchase): Map<string, string> {
  const phases = new Map<string, string>();
  for (const { id, goal, attempts, policy, notice, refunds, transfer } of orders) {
    phases.set(`purchase_order ${id}`, goal);
    if (policy.st !== 'none') phases.set(`policy ${id}`, policy.st);
    if (notice) phases.set(`cancellation ${notice.id}`, notice.st);
    if (transfer) phases.set(`transfer ${transfer.id}`, transfer.st);
    for (const one of attempts) phases.set(`attempt ${one.id}`, one.st);
    for (const one of refunds) phases.set(`refund ${one.id}`, one.st);
  }
  return phases;
}

test('the machine makes no step that the database refuses', () => {
  const made = new Set<string>();
  for (let seed = 1; seed <= 800; seed += 1)
    history(seed, {
      tasksOf: rightMachine.tasksOf,
      decide: (purchase, command, world) => {
        const decision = rightMachine.decide(purchase, command, world);
        if (decision.refused !== null) return decision;
        const before = phasesIn(purchase);
        for (const [row, to] of phasesIn(decision.next)) {
          const from = before.get(row) ?? to;
          if (from !== to) made.add(`${row.split(' ')[0]} ${from}>${to}`);
        }
        return decision;
      },
    });
  const allowed = Object.entries(phasesOf).flatMap(([table, { steps }]) =>
    steps.map((step) => `${table} ${step}`),
  );
  expect([...made].filter((step) => !allowed.includes(step))).toEqual([]);
  expect(made.size).toBeGreaterThan(30);
});
