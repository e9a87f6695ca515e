import { inquire } from '../payments/attempts/work-on-attempt.ts';
import { askAboutRefund } from '../payments/refunds/refund.ts';
import { findPolicy } from '../policies/issue/issue-policy.ts';
import { purchaseOf } from '../purchase/store/carry-out.ts';
import type { Difference } from './compare/kinds.ts';
import type { ReconcileContext } from './context.ts';

/*
 * What the machine can settle by itself becomes its command: a question under our own reference, whose answer it decides on. Nothing
 * is ever written into our books because a list says so.
 */

/**
 * @param made orders that an insurer holds a policy for
 * @returns whether anything was asked, so that it is compared again
 */
export async function settleCharge(
  context: ReconcileContext,
  differences: readonly Difference[],
  made: ReadonlySet<string>,
): Promise<boolean> {
  for (const { kind, subject, orderId } of differences) {
    if (kind === 'charge-not-here')
      await inquire(
        context,
        await purchaseOf(context.db, 'attempt', subject),
        { id: subject },
        { isMade: orderId !== null && made.has(orderId) },
      );
    if (kind === 'return-not-here') await askAboutRefund(context, subject);
  }
  return differences.some(({ kind }) => kind === 'charge-not-here' || kind === 'return-not-here');
}

/** A policy that was made late, after its order was given up, is found and ended by the machine. */
export async function settlePolicy(
  context: ReconcileContext,
  differences: readonly Difference[],
): Promise<void> {
  const late = differences.filter(({ kind, detail }) => kind === 'policy-not-here' && detail === 'refused');
  for (const { subject } of late)
    await findPolicy(context, await purchaseOf(context.db, 'purchase_order', subject), subject);
}
