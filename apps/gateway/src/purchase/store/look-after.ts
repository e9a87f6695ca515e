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

/** The task of a job, when there is one. */
async function taskOf(
  context: PurchaseContext,
  { kind, subject, purchaseId }: { kind: JobKind; subject: string; purchaseId: string },
): Promise<{ purchase: Purchase; task: Task | undefined }> {
  const purchase = await readPurchase(context, purchaseId);
  const task = tasksOf(purchase, rulesOf(context.timings)).find(
    (one) => one.subject === subject && jobOf(purchase, one) === kind,
  );
  return { purchase, task };
}

/**
 * Does the work that a job was asked for, when it is due. The machine says what there is to do and when; what is done here
 * ends in commands, and they ask for what comes next. A command goes by the time at which it holds the purchase, told by the database,
 * and to that clock it may be too early by what a gateway is ahead of it: then nothing happened, nothing was asked for, and the task stands
 * as it stood. Whoever finds it so comes again, or nobody would.
 */
export async function lookAfter(
  context: PurchaseContext,
  job: { kind: JobKind; subject: string; purchaseId: string },
  work: (due: DueTask) => Promise<void>,
): Promise<Outcome> {
  const { purchase, task } = await taskOf(context, job);
  if (!task) return 'done';
  const wait = task.at - context.clock().getTime();
  if (wait > 0) return { againMs: wait };
  await work({ task, purchase, purchaseId: job.purchaseId });
  const { task: left } = await taskOf(context, job);
  const isLeft = left !== undefined && left.work === task.work && left.at === task.at;
  return isLeft ? { againMs: context.timings.firstRetryMs } : 'done';
}
