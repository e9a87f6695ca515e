import { fillPlaces } from '@sigorta/i18n/message';
import { brandOfPartner } from '../../partners/brand-of-partner.ts';
import type { Job, Outcome } from '../../platform/outbox/claim.ts';
import { postSms } from '../../platform/sms/post-sms.ts';
import type { PolicyContext } from '../context.ts';
import { policyMailTexts } from './mail-texts.ts';

/** A short message repeats what the mail says: after these tries it is left. */
const mostTries = 3;

/** "Your policy is ready". */
export async function sendSms(context: PolicyContext, orderId: string, job: Job): Promise<Outcome> {
  const { db, config, log } = context;
  const order = await db
    .selectFrom('purchase_order')
    .innerJoin('policy', 'policy.order_id', 'purchase_order.id')
    .select(['phone', 'language', 'partner_id', 'policy_no'])
    .where('purchase_order.id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (!order.phone || !order.policy_no || job.attempts >= mostTries) return 'done';
  const brand = await brandOfPartner(context, order.partner_id);
  const message = fillPlaces(
    policyMailTexts[order.language].sms,
    { policyNo: order.policy_no, brand: brand.name },
    order.language,
  );
  const { status, isAccepted } = await postSms(config.sms, order.phone, message);
  if (status >= 500) throw new Error('the SMS provider is away');
  if (!isAccepted) log.warn({ event: 'sms-refused', orderId, status });
  return 'done';
}
