import { formatDate, formatDateTime } from '@sigorta/i18n/date';
import { withLanguage } from '@sigorta/i18n/paths';
import { sendMail } from '../../buyers/contacts/send.ts';
import { isWanted } from '../../buyers/contacts/switches.ts';
import { brandOfPartner } from '../../partners/brand-of-partner.ts';
import { addressForPartner } from '../../partners/partner-origin.ts';
import type { JobContext } from '../../platform/job-context.ts';
import type { Job, Outcome } from '../../platform/outbox/claim.ts';
import { recordKey } from '../../platform/sensitive/record-keys.ts';
import { unseal } from '../../platform/sensitive/seal.ts';
import { openPhone } from '../../platform/sensitive/sealed-phone.ts';
import { writeQuoteMail } from './letter.ts';

/** Sends a kept quote to the address that was typed, and forgets the address. */
export async function mailQuote(context: JobContext, id: string, _job: Job): Promise<Outcome> {
  const { db, config, products, dataKeys, clock } = context;
  const row = await db
    .selectFrom('quote_mail')
    .innerJoin('saved_quote', 'saved_quote.id', 'quote_mail.saved_quote_id')
    .innerJoin('quote', 'quote.id', 'saved_quote.latest_quote_id')
    .select([
      'quote_mail.address',
      'quote_mail.language',
      'quote_mail.staff_id',
      'saved_quote.id as savedId',
      'saved_quote.token',
      'saved_quote.expires_at',
      'saved_quote.revoked_at',
      'saved_quote.partner_id',
      'quote.id',
      'quote.product',
      'quote.phone',
      'quote.release',
      'quote.created_at',
    ])
    .select(recordKey('quote.id'))
    .where('quote_mail.id', '=', id)
    .executeTakeFirst();
  const phone = row ? openPhone(dataKeys, row) : null;
  const path = row && (await products.pathOf(row, 'offers'));
  /* deleted or taken back meanwhile: the link would lead nowhere; what its owner asked for obeys no switch */
  const isWelcome =
    row &&
    (row.staff_id === null ||
      ((row.phone === null || phone !== null) &&
        (await isWanted(context, 'message', { partnerId: row.partner_id, phone }))));
  if (row && path && isWelcome && row.revoked_at === null && row.expires_at > clock()) {
    const { language } = row;
    const brand = await brandOfPartner(context, row.partner_id);
    const token = String(unseal(dataKeys, row.savedId, row.token));
    const mail = {
      ...writeQuoteMail({
        language,
        brand: brand.name,
        colour: brand.colour,
        sender: brand.sender,
        askedAt: formatDateTime(row.created_at.toISOString(), language),
        until: formatDate(row.expires_at.toISOString(), language),
        url: await addressForPartner(
          context,
          row.partner_id,
          `${withLanguage(path, language)}?kayit=${token}`,
        ),
      }),
      from: config.mailFrom,
      to: String(unseal(dataKeys, id, row.address)),
      messageId: `<quote.${id}@${new URL(config.publicUrl).hostname}>`,
      attachments: [],
    };
    await sendMail(context, mail, {
      partnerId: row.partner_id,
      phone,
      purpose: row.staff_id === null ? 'kept-quote' : 'quote-link',
      staffId: row.staff_id,
    });
  }
  await db.deleteFrom('quote_mail').where('id', '=', id).execute();
  return 'done';
}
