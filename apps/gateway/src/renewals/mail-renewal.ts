import { letterOfOrder } from '../buyers/letters/letter-of-order.ts';
import { sendOrderMail } from '../platform/delivery/order-mail.ts';
import { isLost } from '../platform/delivery/states.ts';
import { failpoint } from '../platform/failpoint.ts';
import type { Outcome } from '../platform/outbox/claim.ts';
import type { Mail } from '../platform/ports.ts';
import { mailOf } from '../platform/sensitive/sealed-billing.ts';
import { answersOf, periodsOf } from './ask-again.ts';
import type { RenewalContext } from './context.ts';
import { renewalLetter } from './letter.ts';
import { policyPage, renewalLink } from './links.ts';
import { renewalTexts } from './mail-texts.ts';
import { askForSms, mailReference, type Reminder, reminderOf } from './reminder-job.ts';
import { noteSent, offersOfReminder, reminderToSend, type ToSend } from './reminder-to-send.ts';
import { renewable } from './why-left.ts';

/** Whether mails to the policy's address come back: nothing of it arrived, and the last of them was refused for good. */
async function comesBack({ db, dataKeys }: RenewalContext, { policy }: ToSend): Promise<boolean> {
  if (mailOf(dataKeys, policy) === '') return true;
  const last = await db
    .selectFrom('delivery')
    .select('state')
    .where('order_id', '=', policy.id)
    .where('channel', '=', 'mail')
    .where('is_to_old_address', '=', false)
    .where('state', 'not in', ['queued', 'sent'])
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last !== undefined && isLost(last.state) && last.state !== 'bounced-passing';
}

async function compose(context: RenewalContext, toSend: ToSend, reminder: Reminder): Promise<Mail> {
  const { policy, row } = toSend;
  const { language } = policy;
  const found = renewable(context, policy);
  const answers = await answersOf(context, policy);
  if (!found || !answers) throw new Error('a reminder without its product');
  const { lastDay, periods } = periodsOf(policy);
  const whole = renewalLetter({
    language,
    found,
    texts: await found.texts(language),
    policyNo: policy.policy_no ?? '',
    lastDay,
    periods,
    was: policy.offer,
    answers,
    offers: await offersOfReminder(context, row),
    missing: row.missing ?? [],
    url: await renewalLink(context, toSend),
  });
  return letterOfOrder(context, policy, {
    messageId: mailReference(context, reminder),
    whole,
    bare: { ...renewalTexts[language].bare, url: await policyPage(context, toSend) },
  });
}

/**
 * Sends a reminder, once: a try that nobody knows the end of goes again under the same Message-ID. Where mails do not arrive it goes
 * by short message.
 * @param subject `<order id>.<days before the last day>`
 */
export async function mailRenewal(context: RenewalContext, subject: string): Promise<Outcome> {
  const { db, clock } = context;
  const reminder = reminderOf(subject);
  const toSend = await reminderToSend(context, reminder);
  if (!toSend || toSend.row.sent_at !== null) return 'done';
  if (await comesBack(context, toSend)) {
    await db.transaction().execute((trx) => askForSms(trx, reminder, clock()));
    context.wake();
    return 'done';
  }
  const mail = await compose(context, toSend, reminder);
  failpoint('renewal:before-send');
  await sendOrderMail(context, mail, { orderId: reminder.orderId, purpose: 'renewal' });
  failpoint('renewal:after-send');
  await noteSent(context, reminder);
  return 'done';
}
