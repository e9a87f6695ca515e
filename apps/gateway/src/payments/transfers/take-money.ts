import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { randomId } from '../../platform/random-id.ts';
import { moveOrder } from '../../platform/transitions/move.ts';
import { recordPaid } from '../attempts/record-paid.ts';
import type { PaymentContext } from '../context.ts';
import type { LockedTransfer } from './lock-transfer.ts';
import { moveTransfer } from './move.ts';

/**
 * The money of a transfer pays for its order: an attempt without a card, charged already, and the usual work after it.
 * An order a person looked at, or one whose time was over, waits again for this moment.
 * @throws when the order was paid otherwise meanwhile (ForbiddenStep)
 */
export async function takeMoney(
  context: PaymentContext,
  trx: Transaction<Database>,
  { order, transfer }: LockedTransfer,
  now: Date,
): Promise<void> {
  await moveTransfer(trx, transfer, 'CONFIRMED', now);
  await trx
    .insertInto('attempt')
    .values({
      id: randomId(),
      order_id: order.id,
      method: 'transfer',
      state: 'CHARGED',
      version: 1,
      psp: 'transfer',
      psp_payment_id: transfer.reference,
      three_d_secure: false,
      price: transfer.amount,
      paid: transfer.amount,
      currency: 'TRY',
      installment_count: 1,
      coupon: transfer.coupon,
      discount: transfer.discount,
      card_prefix: '',
      card_last4: '',
      transaction_ids: '[]',
      not_found: 0,
      inquiries: 0,
      charged_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute();
  const waiting =
    order.state === 'AWAITING_TRANSFER'
      ? order
      : { ...order, ...(await moveOrder(trx, order, 'AWAITING_TRANSFER', now)) };
  await recordPaid(context, trx, waiting, now);
  await enqueue(trx, 'mail-transfer', transfer.id, now);
}
