import { lira } from '@sigorta/contracts/money';
import { languages } from '@sigorta/i18n/language';
import { formatMoney } from '@sigorta/i18n/money';
import { namesOf } from '../../platform/sensitive/names-in-form.ts';
import { recordKey } from '../../platform/sensitive/record-keys.ts';
import { asItLies, storedOf } from '../../platform/sensitive/sealed-application.ts';
import { billingOfOrder } from '../purchase/billing-of-order.ts';
import { buyerOfPurchase } from '../purchase/buyer-of-purchase.ts';
import type { Market } from '../purchase/market.ts';
import { phoneOfPurchase } from '../purchase/phone-of-purchase.ts';

/** Every text of what a buyer typed, at any depth, but for short words and the codes of a choice: `round` stands in any letter. */
const leaves = (value: unknown): string[] => {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(leaves);
  return typeof value === 'string' && value.length >= 4 && !/^[a-z-]+$/.test(value) ? [value] : [];
};

const amountsIn = (minors: readonly (number | string | null | undefined)[]): string[] =>
  minors.flatMap((minor) =>
    minor === null || minor === undefined
      ? []
      : languages.map((language) => formatMoney(lira(Number(minor)), language)),
  );

/** One kind of blank: amounts stand with a blank that does not break. */
export const plainly = (text: string): string => text.replace(/\s/gu, ' ');

/** What is an order's own and no stranger's: what was bought, of whom, by whom and for how much, as the tables have it. */
export async function wordsOfOrder({ context }: Market, orderId: string): Promise<string[]> {
  const { db, dataKeys, products } = context;
  const order = await db
    .selectFrom('purchase_order')
    .selectAll()
    .select(recordKey('purchase_order.quote_id'))
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const [attempts, notices, policies, refunds, payments] = await Promise.all([
    db
      .selectFrom('attempt')
      .select(['paid', 'psp_payment_id', 'card_last4'])
      .where('order_id', '=', orderId)
      .execute(),
    db.selectFrom('cancellation').select('expected').where('order_id', '=', orderId).execute(),
    db.selectFrom('policy').select('policy_no').where('order_id', '=', orderId).execute(),
    db.selectFrom('refund').select('amount').where('order_id', '=', orderId).execute(),
    db.selectFrom('payment').selectAll().where('order_id', '=', orderId).execute(),
  ]);
  const { address } = await billingOfOrder(context, orderId);
  const product = (await products.of(order))?.product;
  const typed = leaves([asItLies(order.application), namesOf(dataKeys, storedOf(order))]);
  return [
    ...(product ? languages.map((language) => product.card.name[language]) : []),
    ...typed,
    order.insurer_name,
    await buyerOfPurchase(context, orderId),
    (await phoneOfPurchase(context, orderId)).slice(3),
    address,
    ...payments.flatMap(({ purpose, reference }) => [purpose, reference]),
    ...policies.map(({ policy_no }) => policy_no),
    ...attempts.flatMap(({ psp_payment_id, card_last4 }) => [
      psp_payment_id,
      card_last4 && `•••• ${card_last4}`,
    ]),
    ...amountsIn([
      ...attempts.map(({ paid }) => paid),
      ...refunds.map(({ amount }) => amount),
      ...notices.map(({ expected }) => expected),
    ]),
  ]
    .map((word) => plainly(String(word ?? '')))
    .filter((word) => word.length >= 4);
}
