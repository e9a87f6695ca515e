import { randomInt } from 'node:crypto';
import { makeTransferReference, referenceAlphabet } from '@sigorta/validators/transfer-reference';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { randomId } from '../../platform/random-id.ts';
import { Refusal } from '../../platform/refusal.ts';
import { takeCoupon } from '../../purchase/coupons/coupon.ts';
import { type Around, carryOut } from '../../purchase/store/carry-out.ts';
import type { PaymentContext } from '../context.ts';
import { detailsOf, openOrder, type WantedOrder } from '../orders/open-order.ts';
import { expireTransfer } from './expire-transfer.ts';
import type { TransferAccount } from './transfer-account.ts';

export interface WantedTransfer extends WantedOrder {
  account: TransferAccount;
  /** kuruş */
  amountMinor: number;
  coupon: { code: string; minor: number } | null;
  until: Date;
}

const newReference = (): string =>
  makeTransferReference(Array.from({ length: 7 }, () => randomInt(referenceAlphabet.length)));

/** One whose time is over is ended by whoever comes first: the clock's job, or the buyer who asks once more. */
async function endPast(context: PaymentContext, { lineItem }: WantedTransfer): Promise<void> {
  const past = await context.db
    .selectFrom('transfer')
    .innerJoin('purchase_order', 'purchase_order.id', 'transfer.order_id')
    .select('transfer.id')
    .where('purchase_order.offer_id', '=', lineItem.offer_id)
    .where('transfer.state', '=', 'WAITING')
    .where('transfer.expires_at', '<=', context.clock())
    .executeTakeFirst();
  try {
    if (past) await expireTransfer(context, past.id);
  } catch (error) {
    /* the other came first after all */
    if (!(error instanceof Refusal)) throw error;
  }
}

/**
 * Lets an order wait for a bank transfer. Asked for again with the same amount it is the same transfer.
 * @param around more work in its transaction
 * @returns the order's id
 * @throws Refusal `already-paid`, `payment-in-progress`, `coupon-not-valid`
 */
export async function openTransfer(
  context: PaymentContext,
  wanted: WantedTransfer,
  around: {
    before?: Around['before'];
    after?: (trx: Transaction<Database>, orderId: string) => Promise<void>;
  } = {},
): Promise<string> {
  await endPast(context, wanted);
  const id = randomId();
  let orderId = '';
  await carryOut(
    context,
    wanted.lineItem.quote_id,
    async (trx) => {
      const order = await openOrder(context, trx, wanted, context.clock());
      orderId = order.id;
      return {
        command: {
          do: 'start-transfer',
          order,
          transfer: { id, amount: wanted.amountMinor, until: wanted.until.getTime() },
        },
        facts: {
          order: { id: order.id, ...detailsOf(context.dataKeys, wanted) },
          transfer: {
            ...wanted.account,
            id,
            reference: newReference(),
            coupon: wanted.coupon?.code ?? null,
            discount: wanted.coupon?.minor ?? 0,
          },
        },
      };
    },
    {
      ...(around.before && { before: around.before }),
      after: async (trx) => {
        await takeCoupon(trx, wanted.coupon?.code ?? null, orderId, context.clock());
        await around.after?.(trx, orderId);
      },
    },
  );
  return orderId;
}
