import type { Consent } from '@sigorta/contracts/consent';
import type { Language } from '@sigorta/i18n/language';
import type { Application } from '@sigorta/product-kit/field';
import type { Transaction } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Billing } from '../../platform/database/tables/purchase-tables.ts';
import { isSendingOn } from '../../platform/outbox/sending.ts';
import type { DataKeys } from '../../platform/ports.ts';
import { randomId } from '../../platform/random-id.ts';
import { Refusal } from '../../platform/refusal.ts';
import { sealNameOfOrder } from '../../platform/sensitive/name-of-order.ts';
import { sealPhoneOfOrder } from '../../platform/sensitive/phone-of-order.ts';
import { sealBilling } from '../../platform/sensitive/sealed-billing.ts';
import type { NewOrder } from '../../purchase/machine/command.ts';
import { newOrderOf } from '../../purchase/store/load.ts';
import type { LineItem } from '../../quotes/line-item.ts';
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
  /** of its quote, wrapped, as it was read with the application; null for a payment */
  recordKey: string | null;
  buyerName: string;
  phone: string | null;
  consents: Consent[];
}

/** What the buyer says anew with every try. */
export const detailsOf = (
  dataKeys: DataKeys,
  { lineItem: { kind, quote_id, application }, recordKey: record_key, ...wanted }: WantedOrder,
) => {
  const order = { kind, quote_id, record_key };
  const form: Application = JSON.parse(application);
  return {
    language: wanted.language,
    ...sealBilling(dataKeys, order, wanted.billing),
    ...sealNameOfOrder(dataKeys, { ...order, application: form }, wanted.buyerName),
    ...sealPhoneOfOrder(dataKeys, order, wanted.phone),
    host: wanted.host,
    consents: JSON.stringify(wanted.consents),
    reason: null,
  };
};

/**
 * The one order of an offer, made with its first try, under the purchase's lock; it follows whoever of the quote's owners
 * pays it.
 * @throws Refusal `payments-paused` while nothing is sent, `not-found` when it is somebody else's
 */
export async function openOrder(
  context: Pick<Context, 'products' | 'dataKeys'>,
  trx: Trx,
  wanted: WantedOrder,
  now: Date,
): Promise<NewOrder> {
  /* the backup lacks what was bought since: another try of the same quote would pay twice */
  if (!(await isSendingOn(trx))) throw new Refusal('payments-paused');
  const { lineItem } = wanted;
  await trx
    .insertInto('purchase_order')
    .values({
      ...lineItem,
      ...detailsOf(context.dataKeys, wanted),
      id: randomId(),
      session_id: wanted.sessionId,
      partner_id: wanted.partnerId,
      state: 'CONSENTED',
      goal: 'open',
      version: 1,
      mail_state: 'waiting',
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('offer_id').doNothing())
    .execute();
  await takeOverOrder(trx, { offerId: lineItem.offer_id, sessionId: wanted.sessionId }, now);
  const order = await trx
    .selectFrom('purchase_order')
    .leftJoin('offer', 'offer.id', 'purchase_order.offer_id')
    .select(['purchase_order.id', 'purchase_order.kind', 'purchase_order.product'])
    .select(['purchase_order.release'])
    .select(['offer.valid_until', 'offer.quote_until'])
    .where('purchase_order.offer_id', '=', lineItem.offer_id)
    .where('purchase_order.session_id', '=', wanted.sessionId)
    .executeTakeFirst();
  if (!order) throw new Refusal('not-found');
  return newOrderOf(context, order);
}
