import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { randomId } from '../../platform/random-id.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Timings } from '../../platform/timings.ts';
import { moveAttempt, moveOrder } from '../../platform/transitions/move.ts';
import { openAttemptStates } from '../../platform/transitions/states.ts';
import { refuseAfterDeclines } from '../card/declined-limit.ts';
import { takeCoupon } from '../coupons/coupon.ts';
import { detailsOf, openOrder, type WantedOrder } from '../orders/open-order.ts';
import type { PaymentProvider } from '../provider/provider.ts';
import { withdrawTransfer } from '../transfers/withdraw.ts';

export interface Wanted extends WantedOrder {
  priceMinor: number;
  paidMinor: number;
  installmentCount: number;
  coupon: { code: string; minor: number } | null;
  threeDSecure: boolean;
  provider: Pick<PaymentProvider, 'name' | 'account' | 'takes'>;
  card: { prefix: string; last4: string };
}

type Trx = Transaction<Database>;

/**
 * At the bank's page nothing can be charged until we ask for it, so a buyer who came back and pays again replaces that
 * attempt; its late return finds it expired. Any other open attempt may be moving money and is left alone, and so is one
 * whose money the bank itself takes.
 */
async function clearTheWay(trx: Trx, orderId: string, now: Date): Promise<void> {
  const open = await trx
    .selectFrom('attempt')
    .select(['id', 'state', 'version', 'bank_takes'])
    .where('order_id', '=', orderId)
    .where('state', 'in', openAttemptStates)
    /* the bank's return may be moving it at this moment: then its state is read after that */
    .forUpdate()
    .executeTakeFirst();
  if (!open) return;
  if (open.state !== 'THREEDS_PENDING' || open.bank_takes) throw new Refusal('payment-in-progress');
  await moveAttempt(trx, open, 'EXPIRED', now, { error: 'replaced', hop_html: null });
  await enqueue(trx, 'late-look', open.id, now);
}

/**
 * Writes the intent to charge: the order with what was consented to, and one new attempt. Amounts are the server's.
 * @throws Refusal `already-paid`, `payment-in-progress`, `coupon-not-valid`, `too-many-requests` after too many declined cards
 */
export async function openAttempt(trx: Trx, wanted: Wanted, now: Date, timings: Timings) {
  const found = await openOrder(trx, wanted, now);
  await refuseAfterDeclines(
    trx,
    { quoteId: wanted.lineItem.quote_id, sessionId: wanted.sessionId },
    timings.declinesPerHour,
    now,
  );
  /* who pays by card waits for no transfer any more */
  const order = found.state === 'AWAITING_TRANSFER' ? await withdrawTransfer(trx, found, now) : found;
  await clearTheWay(trx, order.id, now);
  await takeCoupon(trx, wanted.coupon?.code ?? null, order.id, now);
  const details = detailsOf(wanted);
  if (order.state === 'PAYING') {
    await trx
      .updateTable('purchase_order')
      .set({ ...details, version: order.version + 1, updated_at: now })
      .where('id', '=', order.id)
      .execute();
  } else {
    await moveOrder(trx, order, 'PAYING', now, details);
  }
  const attempt = {
    id: randomId(),
    order_id: order.id,
    state: 'CREATED' as const,
    version: 1,
    psp: wanted.provider.name,
    psp_account: wanted.provider.account,
    bank_takes: wanted.provider.takes === 'at-bank',
    three_d_secure: wanted.threeDSecure,
    price: wanted.priceMinor,
    paid: wanted.paidMinor,
    currency: 'TRY' as const,
    installment_count: wanted.installmentCount,
    coupon: wanted.coupon?.code ?? null,
    discount: wanted.coupon?.minor ?? 0,
    card_prefix: wanted.card.prefix,
    card_last4: wanted.card.last4,
    transaction_ids: '[]',
    not_found: 0,
    inquiries: 0,
    created_at: now,
    updated_at: now,
  };
  await trx.insertInto('attempt').values(attempt).execute();
  await enqueue(trx, 'watch-attempt', attempt.id, now, new Date(now.getTime() + timings.startGraceMs));
  return { orderId: order.id, attempt };
}
