import type { Language } from '@sigorta/i18n/language';
import { fillPlaces } from '@sigorta/i18n/message';
import { brandOfPartner } from '../../partners/brand-of-partner.ts';
import { pageOfOrder } from '../../payments/orders/page-of-order.ts';
import { sendOrderSms } from '../../platform/delivery/order-sms.ts';
import { isPaper } from '../../platform/delivery/states.ts';
import type { Job, Outcome } from '../../platform/outbox/claim.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { phoneOfOrder } from '../../platform/sensitive/phone-of-order.ts';
import { recordKey } from '../../platform/sensitive/record-keys.ts';
import { askForSms, reminderOfMail } from '../../renewals/reminder-job.ts';
import type { PolicyContext } from '../context.ts';

/** The link alone: whoever holds the phone learns no more than that a mail did not arrive. */
const followTexts: Record<Language, string> = {
  tr: 'E-postamiz size ulasmadi. Belgeleriniz bu sayfada: {{url}} {{brand}}',
  en: 'Our e-mail did not reach you. Your documents are on this page: {{url}} {{brand}}',
  ru: 'Наше письмо до вас не дошло. Ваши документы на этой странице: {{url}} {{brand}}',
  ar: 'لم تصلك رسالتنا الإلكترونية. مستنداتك في هذه الصفحة: {{url}} {{brand}}',
};

const read = ({ db }: PolicyContext, deliveryId: string) =>
  db
    .selectFrom('delivery')
    .innerJoin('purchase_order', 'purchase_order.id', 'delivery.order_id')
    .select([
      'delivery.state as reached',
      'delivery.purpose',
      'delivery.reference',
      'delivery.is_to_old_address',
      'purchase_order.id',
      'purchase_order.kind',
      'purchase_order.product',
      'purchase_order.release',
      'purchase_order.language',
      'purchase_order.partner_id',
      'purchase_order.host',
      'purchase_order.quote_id',
      'purchase_order.phone',
    ])
    .select(recordKey('purchase_order.quote_id'))
    .where('delivery.id', '=', deliveryId)
    .executeTakeFirst();

/** How often papers of an order came back to be sent once more. */
const cameBack = async ({ db }: PolicyContext, orderId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('delivery')
    .select((of) => of.fn.countAll<string>().as('count'))
    .where('order_id', '=', orderId)
    .where('purpose', 'in', ['policy', 'receipt'])
    .where('state', '=', 'bounced-passing')
    .where('is_to_old_address', '=', false)
    .executeTakeFirstOrThrow();
  return Number(count);
};

/**
 * What follows a mail that did not arrive: papers that may arrive another time go again, a little later each time; after the
 * last time, and after a no for good, a short message leads to the page.
 * @param deliveryId of the mail
 */
export async function followMail(context: PolicyContext, deliveryId: string, job: Job): Promise<Outcome> {
  const { db, clock, timings } = context;
  const row = await read(context, deliveryId);
  if (!row || row.is_to_old_address || row.reached === 'opened') return 'done';
  if (row.reached === 'bounced-passing' && isPaper(row.purpose)) {
    const again = timings.mailAgainMs[(await cameBack(context, row.id)) - 1];
    if (again !== undefined) {
      const now = clock();
      await db
        .transaction()
        .execute((trx) =>
          enqueue(trx, 'mail-papers-again', `${row.id}.${deliveryId}`, now, new Date(now.getTime() + again)),
        );
      return 'done';
    }
  }
  const reminder = reminderOfMail(row.reference);
  if (reminder) {
    await db.transaction().execute((trx) => askForSms(trx, reminder, clock()));
    context.wake();
    return 'done';
  }
  const phone = phoneOfOrder(context.dataKeys, row);
  if (phone === null) return 'done';
  const { name } = await brandOfPartner(context, row.partner_id);
  const places = { brand: name, url: await pageOfOrder(context, row) };
  await sendOrderSms(
    context,
    {
      orderId: row.id,
      purpose: 'follow-up',
      reference: `follow-up.${deliveryId}`,
      phone,
      text: fillPlaces(followTexts[row.language], places, row.language),
    },
    job.attempts,
  );
  return 'done';
}
