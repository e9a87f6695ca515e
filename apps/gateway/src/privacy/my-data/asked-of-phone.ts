import { lira } from '@sigorta/contracts/money';
import type { MyData } from '@sigorta/contracts/operations/my-data';
import type { Language } from '@sigorta/i18n/language';
import { phoneKeys } from '../../buyers/login/phone-key.ts';
import { contactOf } from '../../payments/requests/opened-request.ts';
import type { Context } from '../../platform/context.ts';
import { recordKey } from '../../platform/sensitive/record-keys.ts';
import { hasPhone } from '../../platform/sensitive/sealed-phone.ts';

/** Payments that staff asked of a phone at a partner, newest first. */
export const paymentRequestsOf = async (
  context: Context,
  partnerId: string,
  phone: string,
): Promise<MyData['paymentRequests']> => {
  const rows = await context.db
    .selectFrom('payment_request')
    .selectAll()
    .select(recordKey('payment_request.id'))
    .where('phone_key', 'in', phoneKeys(context.dataKeys, phone))
    .where('partner_id', '=', partnerId)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => {
    const { name, email } = contactOf(context, row);
    return {
      purpose: row.purpose,
      reference: row.reference,
      amount: lira(row.amount),
      name,
      email,
      askedAt: row.created_at.toISOString(),
      validUntil: row.expires_at.toISOString(),
    };
  });
};

/** The newest word on each policy of a phone, and when it was reminded of. */
export const renewalsOf = async (
  { db, dataKeys, products }: Context,
  partnerId: string,
  phone: string,
  language: Language,
): Promise<MyData['renewals']> => {
  const ofPhone = db
    .selectFrom('purchase_order')
    .select('id')
    .where(hasPhone('purchase_order', dataKeys, phone))
    .where('partner_id', '=', partnerId);
  const [choices, reminders] = await Promise.all([
    db
      .selectFrom('renewal_choice')
      .innerJoin('purchase_order', 'purchase_order.id', 'renewal_choice.order_id')
      .leftJoin('policy', 'policy.order_id', 'renewal_choice.order_id')
      .select(['renewal_choice.order_id', 'is_on', 'chosen_at', 'product', 'policy_no'])
      .distinctOn('renewal_choice.order_id')
      .where('renewal_choice.order_id', 'in', ofPhone)
      .orderBy('renewal_choice.order_id')
      .orderBy('renewal_choice.number', 'desc')
      .execute(),
    db
      .selectFrom('renewal_reminder')
      .select(['order_id', 'sent_at'])
      .where('order_id', 'in', ofPhone)
      .where('sent_at', 'is not', null)
      .orderBy('sent_at')
      .execute(),
  ]);
  return choices.map(({ order_id, is_on, chosen_at, product, policy_no }) => ({
    policyNumber: policy_no,
    product: products.named(product)?.name[language] ?? product,
    isOn: is_on,
    chosenAt: chosen_at.toISOString(),
    remindedAt: reminders.flatMap((one) =>
      one.order_id === order_id && one.sent_at ? [one.sent_at.toISOString()] : [],
    ),
  }));
};
