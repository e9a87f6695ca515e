import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { randomId } from '../../platform/random-id.ts';
import { takeCoupon } from '../../purchase/coupons/coupon.ts';
import { type Around, carryOut } from '../../purchase/store/carry-out.ts';
import { refuseAfterDeclines } from '../card/declined-limit.ts';
import type { PaymentContext } from '../context.ts';
import { detailsOf, openOrder, type WantedOrder } from '../orders/open-order.ts';
import type { PaymentProvider } from '../provider/provider.ts';

export interface Wanted extends WantedOrder {
  /** kuruş before and with the maturity difference */
  priceMinor: number;
  paidMinor: number;
  installmentCount: number;
  coupon: { code: string; minor: number } | null;
  threeDSecure: boolean;
  provider: Pick<PaymentProvider, 'name' | 'account' | 'takes'>;
  card: { prefix: string; last4: string };
}

/** A try that was begun; nothing was sent yet. */
export interface OpenedAttempt {
  id: string;
  orderId: string;
  purchaseId: string;
  provider: Wanted['provider'];
  secure: boolean;
}

const factsOf = (wanted: Wanted, attemptId: string) => ({
  id: attemptId,
  psp: wanted.provider.name,
  psp_account: wanted.provider.account,
  three_d_secure: wanted.threeDSecure,
  price: wanted.priceMinor,
  paid: wanted.paidMinor,
  installment_count: wanted.installmentCount,
  coupon: wanted.coupon?.code ?? null,
  discount: wanted.coupon?.minor ?? 0,
  card_prefix: wanted.card.prefix,
  card_last4: wanted.card.last4,
});

/**
 * Writes the intent to charge: the order with what was consented to, and one new attempt. Amounts are the server's.
 * @param around more work in its transaction
 * @throws Refusal `already-paid`, `payment-in-progress`, `coupon-not-valid`, `too-many-requests` after too many declined cards
 */
export async function openAttempt(
  context: PaymentContext,
  wanted: Wanted,
  around: {
    before?: Around['before'];
    after?: (trx: Transaction<Database>, orderId: string) => Promise<void>;
  } = {},
): Promise<OpenedAttempt> {
  const { lineItem, sessionId } = wanted;
  const purchaseId = lineItem.quote_id;
  const id = randomId();
  let orderId = '';
  await carryOut(
    context,
    purchaseId,
    async (trx) => {
      const now = context.clock();
      const of = { quoteId: purchaseId, sessionId };
      const order = await openOrder(context, trx, wanted, now);
      await refuseAfterDeclines(trx, of, context.timings.declinesPerHour, now);
      orderId = order.id;
      return {
        command: {
          do: 'start',
          order,
          attempt: {
            id,
            secure: wanted.threeDSecure,
            takenBy: wanted.provider.takes === 'at-bank' ? 'bank' : 'us',
            price: wanted.priceMinor,
            paid: wanted.paidMinor,
          },
        },
        facts: {
          order: { id: order.id, ...detailsOf(context.dataKeys, wanted) },
          attempt: factsOf(wanted, id),
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
  return { id, orderId, purchaseId, provider: wanted.provider, secure: wanted.threeDSecure };
}
