import type { Outcome } from '../../platform/outbox/claim.ts';
import type { JobKind } from '../../platform/outbox/job-kinds.ts';
import type { PurchaseContext } from '../context.ts';
import { type Task, tasksOf } from '../machine/due.ts';
import { rulesOf } from '../machine/rules.ts';
import type { Purchase } from '../machine/state.ts';
import { jobOf } from './follow.ts';
import { readPurchase } from './read-purchases.ts';

/** A task that is due now, with the purchase it was read from. */
export interface DueTask {
  task: Task;
  purchase: Purchase;
  purchaseId: string;
}

/**
 * Does the work that a job was asked for, when it is due. The machine says what there is to do and when; what is done here
 * ends in commands, and they ask for what comes next.
 */
export async function lookAfter(
  context: PurchaseContext,
  { kind, subject, purchaseId }: { kind: JobKind; subject: string; purchaseId: string },
  work: (due: DueTask) => Promise<void>,
): Promise<Outcome> {
  const purchase = await readPurchase(context, purchaseId);
  const task = tasksOf(purchase, rulesOf(context.timings)).find(
    (one) => one.subject === subject && jobOf(purchase, one) === kind,
  );
  if (!task) return 'done';
  const wait = task.at - context.clock().getTime();
  if (wait > 0) return { againMs: wait };
  await work({ task, purchase, purchaseId });
  return 'done';
}
