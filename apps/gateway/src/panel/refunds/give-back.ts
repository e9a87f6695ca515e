import type { Transaction } from 'kysely';
import { recordRefundDue } from '../../payments/attempts/record-attempt.ts';
import { mailRefundDue } from '../../payments/refunds/mail.ts';
import { partAgreed } from '../../payments/refunds/refund.ts';
import type { Database } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { randomId } from '../../platform/random-id.ts';

type Trx = Transaction<Database>;

/** A part goes back beside the order, which keeps its state; the rest of its payment stays. */
const giveBackPart = async (trx: Trx, orderId: string, attemptId: string, amount: number, now: Date) => {
  const id = randomId();
  await trx
    .insertInto('refund')
    .values({
      id,
      order_id: orderId,
      attempt_id: attemptId,
      state: 'DUE',
      version: 1,
      amount,
      reason: partAgreed,
      inquiries: 0,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await enqueue(trx, 'refund', id, now);
  await mailRefundDue(trx, id, now);
  return id;
};

/**
 * Puts money on its way back: all of a payment ends the order, a part does not.
 * @param amount kuruş
 * @returns the refund's id
 */
export const giveBack = async (trx: Trx, orderId: string, amount: number, now: Date): Promise<string> => {
  const attempt = await trx
    .selectFrom('attempt')
    .select(['id', 'paid'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'CHARGED')
    .where('surplus', '=', false)
    .executeTakeFirstOrThrow();
  if (amount < attempt.paid) return giveBackPart(trx, orderId, attempt.id, amount, now);
  await recordRefundDue(trx, orderId, 'agreed', now, amount);
  const { id } = await trx
    .selectFrom('refund')
    .select('id')
    .where('attempt_id', '=', attempt.id)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return id;
};
