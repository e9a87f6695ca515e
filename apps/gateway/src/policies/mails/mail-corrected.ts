import { withLanguage } from '@sigorta/i18n/paths';
import { brandOfPartner } from '../../partners/brand-of-partner.ts';
import { addressOfOrder } from '../../partners/origin-of-order.ts';
import { writeLetter } from '../../platform/mail/letter.ts';
import type { Job, Outcome } from '../../platform/outbox/claim.ts';
import { unseal } from '../../platform/sensitive/seal.ts';
import type { PolicyContext } from '../context.ts';
import { correctedTexts } from './corrected-texts.ts';

/** An address that was mistyped mostly belongs to nobody: after these tries it is left. */
const mostTries = 3;

/**
 * Tells the address of before that a purchase is no longer its own, and forgets it.
 * @param id of the correction
 */
export async function mailCorrected(context: PolicyContext, id: string, job: Job): Promise<Outcome> {
  const { db, config, dataKeys } = context;
  const row = await db
    .selectFrom('corrected_address')
    .innerJoin('purchase_order', 'purchase_order.id', 'corrected_address.order_id')
    .select([
      'corrected_address.address',
      'purchase_order.language',
      'purchase_order.partner_id',
      'purchase_order.host',
    ])
    .where('corrected_address.id', '=', id)
    .executeTakeFirst();
  if (!row) return 'done';
  if (job.attempts < mostTries) {
    const { language } = row;
    const t = correctedTexts[language];
    const brand = await brandOfPartner(context, row.partner_id);
    await context.mailer.send({
      ...writeLetter({
        language,
        brand: brand.name,
        colour: brand.colour,
        subject: t.subject,
        greeting: t.greeting,
        lead: t.lead,
        rows: [],
        link: { label: t.page, url: await addressOfOrder(context, row, withLanguage('/iletisim', language)) },
        notes: [t.note],
        sender: brand.sender,
      }),
      from: config.mailFrom,
      to: String(unseal(dataKeys, id, row.address)),
      messageId: `<corrected.${id}@${new URL(config.publicUrl).hostname}>`,
      attachments: [],
    });
  }
  await db.deleteFrom('corrected_address').where('id', '=', id).execute();
  return 'done';
}
