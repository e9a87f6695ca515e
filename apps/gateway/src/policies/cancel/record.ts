import { endOfDayAfter } from '@sigorta/product-kit/cancellation';
import type { Transaction } from 'kysely';
import { lockOrder, recordRefundDue } from '../../payments/attempts/record-attempt.ts';
import type { Database } from '../../platform/database/database.ts';
import { moveCancellation, movePolicy } from '../../platform/transitions/move.ts';
import { orderIs } from '../../platform/transitions/order-questions.ts';
import type { CancellationRowState } from '../../platform/transitions/states.ts';
import { mailCancellationLater } from './mail.ts';

type Trx = Transaction<Database>;

interface Row {
  id: string;
  order_id: string;
  state: CancellationRowState;
  version: number;
}

/** spec §9: the insurer may refund within 14 days of the notice */
const refundDays = 14;

/** What the order's payment still holds, kuruş. */
async function leftToGive(trx: Trx, orderId: string): Promise<number> {
  const row = await trx
    .selectFrom('attempt')
    .leftJoin('refund', 'refund.attempt_id', 'attempt.id')
    .select(({ fn }) => ['attempt.paid', fn.sum<number | null>('refund.amount').as('given')])
    .where('attempt.order_id', '=', orderId)
    .where('attempt.state', '=', 'CHARGED')
    .where('attempt.surplus', '=', false)
    .groupBy(['attempt.id', 'attempt.paid'])
    .executeTakeFirstOrThrow();
  return row.paid - Number(row.given ?? 0);
}

/**
 * The policy is over: it is cancelled and the money goes back, in one step. An order that is being settled otherwise
 * cannot give anything back by itself: then the notice goes to a person.
 * @param given kuruş; what went back before is left out
 */
export async function recordAccepted(
  trx: Trx,
  row: Row,
  given: number,
  now: Date,
): Promise<'done' | 'manual'> {
  const order = await lockOrder(trx, row.order_id);
  const policy = await trx
    .selectFrom('policy')
    .select(['order_id', 'state', 'version'])
    .where('order_id', '=', row.order_id)
    .executeTakeFirstOrThrow();
  if (!orderIs('endable', order.state) || policy.state !== 'ISSUED') return 'manual';
  await movePolicy(trx, policy, 'CANCELLED', now);
  const refundBy = endOfDayAfter(now, refundDays);
  const refund = Math.min(given, await leftToGive(trx, row.order_id));
  const accepted = await moveCancellation(trx, row, 'ACCEPTED', now, {
    refund,
    passed_at: now,
    refund_by: refundBy,
    due_at: refund === 0 ? null : refundBy,
    settled_at: refund === 0 ? now : null,
  });
  if (refund === 0) {
    await mailCancellationLater(trx, 'closed', row.id, now);
    return 'done';
  }
  await moveCancellation(trx, accepted, 'REFUND_DUE', now);
  await recordRefundDue(trx, row.order_id, 'cancelled', now, refund);
  return 'done';
}

/** @param reason the insurer's word, or a person's */
export async function recordRefused(trx: Trx, row: Row, reason: string, now: Date): Promise<void> {
  await moveCancellation(trx, row, 'REFUSED', now, {
    refusal: reason.slice(0, 100),
    passed_at: now,
    due_at: null,
    settled_at: now,
  });
  await mailCancellationLater(trx, 'refused', row.id, now);
}

/** The refund of a cancelled policy ended: with the money back, or with a person. */
export async function recordMoneyBack(
  trx: Trx,
  orderId: string,
  to: 'REFUNDED' | 'MANUAL',
  now: Date,
): Promise<void> {
  const row = await trx
    .selectFrom('cancellation')
    .select(['id', 'state', 'version'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'REFUND_DUE')
    .executeTakeFirst();
  if (row)
    await moveCancellation(trx, row, to, now, to === 'REFUNDED' ? { settled_at: now, due_at: null } : {});
}
