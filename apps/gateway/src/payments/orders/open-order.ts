import type { Consent } from '@sigorta/contracts/consent';
import type { Language } from '@sigorta/i18n/language';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Billing } from '../../platform/database/tables/purchase-tables.ts';
import { randomId } from '../../platform/random-id.ts';
import { Refusal } from '../../platform/refusal.ts';
import { orderIs } from '../../platform/transitions/order-questions.ts';
import type { LineItem } from '../../quotes/line-item.ts';
import { giveUpOtherOffer, lockOrdersOfQuote } from './one-order-per-quote.ts';
import { takeOverOrder } from './take-over-order.ts';

type Trx = Transaction<Database>;

export interface WantedOrder {
  lineItem: LineItem;
  sessionId: string;
  partnerId: string;
  /** of the partner, where the buyer is; null for ours */
  host: string | null;
  language: Language;
  billing: Billing;
  buyerName: string;
  phone: string | null;
  consents: Consent[];
}

/** What the buyer says anew with every try. */
export const detailsOf = (wanted: WantedOrder) => ({
  language: wanted.language,
  billing: JSON.stringify(wanted.billing),
  buyer_name: wanted.buyerName,
  phone: wanted.phone,
  host: wanted.host,
  consents: JSON.stringify(wanted.consents),
  reason: null,
});

async function orderFor(trx: Trx, wanted: WantedOrder, now: Date) {
  const { lineItem } = wanted;
  await trx
    .insertInto('purchase_order')
    .values({
      ...lineItem,
      ...detailsOf(wanted),
      id: randomId(),
      session_id: wanted.sessionId,
      partner_id: wanted.partnerId,
      state: 'CONSENTED',
      version: 1,
      mail_state: 'waiting',
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('offer_id').doNothing())
    .execute();
  await takeOverOrder(trx, { offerId: lineItem.offer_id, sessionId: wanted.sessionId }, now);
  /* the row locks put starts of one quote in a queue, so that each sees what the one before it did */
  const orders = await lockOrdersOfQuote(trx, lineItem.quote_id);
  const order = orders.find(
    (one) => one.offer_id === lineItem.offer_id && one.session_id === wanted.sessionId,
  );
  if (!order) throw new Refusal('not-found');
  return { order, others: orders.filter(({ id }) => id !== order.id) };
}

/**
 * The one order of an offer, locked and still to be paid, with what was consented to. Other offers of its quote give way.
 * @throws Refusal `already-paid`, `payment-in-progress`
 */
export async function openOrder(trx: Trx, wanted: WantedOrder, now: Date) {
  const { order, others } = await orderFor(trx, wanted, now);
  if (!orderIs('payable', order.state)) throw new Refusal('already-paid');
  for (const other of others) await giveUpOtherOffer(trx, other, now);
  return order;
}
