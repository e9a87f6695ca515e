import { formatDate } from '@sigorta/i18n/date';
import { fillPlaces } from '@sigorta/i18n/message';
import { brandOfPartner } from '../partners/brand-of-partner.ts';
import { sendOrderSms } from '../platform/delivery/order-sms.ts';
import type { Job, Outcome } from '../platform/outbox/claim.ts';
import { phoneOfOrder } from '../platform/sensitive/phone-of-order.ts';
import { periodsOf } from './ask-again.ts';
import type { RenewalContext } from './context.ts';
import { renewalLink } from './links.ts';
import { renewalTexts } from './mail-texts.ts';
import { reminderOf } from './reminder-job.ts';
import { noteSent, reminderToSend } from './reminder-to-send.ts';

/**
 * A reminder where mails do not arrive: the link and the last day, to the phone that proved itself the buyer's.
 * @param subject `<order id>.<days before the last day>`
 */
export async function smsRenewal(context: RenewalContext, subject: string, job: Job): Promise<Outcome> {
  const reminder = reminderOf(subject);
  const toSend = await reminderToSend(context, reminder);
  const phone = toSend && phoneOfOrder(context.dataKeys, toSend.policy);
  if (!toSend || phone === null) return 'done';
  const { language, partner_id } = toSend.policy;
  const { name: brand } = await brandOfPartner(context, partner_id);
  const lastDay = formatDate(periodsOf(toSend.policy).lastDay, language);
  const places = { lastDay, brand, url: await renewalLink(context, toSend) };
  await sendOrderSms(
    context,
    {
      orderId: reminder.orderId,
      purpose: 'renewal',
      reference: `renewal.${subject}`,
      phone,
      text: fillPlaces(renewalTexts[language].sms, places, language),
    },
    job.attempts,
  );
  await noteSent(context, reminder);
  return 'done';
}
