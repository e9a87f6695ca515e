import { formatDateTime } from '@sigorta/i18n/date';
import { fillPlaces } from '@sigorta/i18n/message';
import { sendMail, sendSms } from '../../buyers/contacts/send.ts';
import { isWanted } from '../../buyers/contacts/switches.ts';
import { brandOfPartner } from '../../partners/brand-of-partner.ts';
import { addressForPartner } from '../../partners/partner-origin.ts';
import { writeLetter } from '../../platform/mail/letter.ts';
import type { Job, Outcome } from '../../platform/outbox/claim.ts';
import { recordKey } from '../../platform/sensitive/record-keys.ts';
import type { PaymentContext } from '../context.ts';
import { pathOfRequest } from './link.ts';
import { paymentMailTexts } from './mail-texts.ts';
import { contactOf, tokenOf } from './opened-request.ts';

/** A short message that is refused is not sent for ever: staff sees the phone on the request. */
const mostTries = 3;

/**
 * Sends a payment link. It says who asks and nothing of whom and what for: anybody may hold the phone or read the address.
 * @param subject `<channel>.<request id>`
 */
export async function mailPaymentLink(context: PaymentContext, subject: string, job: Job): Promise<Outcome> {
  const { config, db, log } = context;
  const [channel, id = ''] = subject.split(/\.(.*)/s);
  const request = await db
    .selectFrom('payment_request')
    .selectAll()
    .select(recordKey('payment_request.id'))
    .where('id', '=', id)
    .executeTakeFirst();
  /* whom it was for may have had it deleted meanwhile */
  if (request?.state !== 'OPEN') return 'done';
  const { phone, email } = contactOf(context, request);
  /* switched off after staff asked for it */
  if (!(await isWanted(context, 'message', { partnerId: request.partner_id, phone }))) return 'done';
  const { language } = request;
  const t = paymentMailTexts[language].link;
  const brand = await brandOfPartner(context, request.partner_id);
  const url = await addressForPartner(
    context,
    request.partner_id,
    pathOfRequest(language, tokenOf(context, request)),
  );
  const until = formatDateTime(request.expires_at.toISOString(), language);
  const of = {
    partnerId: request.partner_id,
    phone,
    purpose: 'payment-link',
    staffId: request.created_by,
  } as const;
  if (channel === 'sms') {
    if (!phone || job.attempts >= mostTries) return 'done';
    const { status, isAccepted } = await sendSms(context, {
      ...of,
      phone,
      reference: `payment-link.sms.${id}.${job.asked}`,
      text: fillPlaces(t.sms, { brand: brand.name, url }, language),
    });
    if (status >= 500) throw new Error('the SMS provider is away');
    if (!isAccepted) log.warn({ event: 'sms-refused', status });
    return 'done';
  }
  if (!email) return 'done';
  const mail = {
    ...writeLetter({
      language,
      brand: brand.name,
      colour: brand.colour,
      subject: fillPlaces(t.subject, { brand: brand.name }, language),
      greeting: t.greeting,
      lead: fillPlaces(t.lead, { brand: brand.name }, language),
      rows: [[t.until, until]],
      link: { label: t.page, url },
      notes: [t.note],
      sender: brand.sender,
    }),
    from: config.mailFrom,
    to: email,
    messageId: `<payment-link.${id}.${job.asked}@${new URL(config.publicUrl).hostname}>`,
    attachments: [],
  };
  await sendMail(context, mail, of);
  return 'done';
}
