import { fillPlaces } from '@sigorta/i18n/message';
import { brandOfPartner } from '../../partners/brand-of-partner.ts';
import { sendOrderSms } from '../../platform/delivery/order-sms.ts';
import type { Job, Outcome } from '../../platform/outbox/claim.ts';
import { phoneOfOrder } from '../../platform/sensitive/phone-of-order.ts';
import { recordKey } from '../../platform/sensitive/record-keys.ts';
import type { PolicyContext } from '../context.ts';
import { policyMailTexts } from './mail-texts.ts';
import { readySms } from './messages-of-policy.ts';

/** "Your policy is ready". */
export async function sendSms(context: PolicyContext, orderId: string, job: Job): Promise<Outcome> {
  const { db } = context;
  const order = await db
    .selectFrom('purchase_order')
    .innerJoin('policy', 'policy.order_id', 'purchase_order.id')
    .select(['quote_id', 'phone', 'language', 'partner_id', 'policy_no'])
    .select(recordKey('purchase_order.quote_id'))
    .where('purchase_order.id', '=', orderId)
    .executeTakeFirstOrThrow();
  const phone = phoneOfOrder(context.dataKeys, order);
  if (!phone || !order.policy_no) return 'done';
  const brand = await brandOfPartner(context, order.partner_id);
  const text = fillPlaces(
    policyMailTexts[order.language].sms,
    { policyNo: order.policy_no, brand: brand.name },
    order.language,
  );
  await sendOrderSms(context, { ...readySms(orderId), phone, text }, job.attempts);
  return 'done';
}
