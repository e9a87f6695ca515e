import { defaultBrand } from '@sigorta/contracts/default-brand';
import { currentBrand } from '../../partners/current-brand.ts';
import { allPartners } from '../../partners/partner.ts';
import type { JobContext } from '../../platform/job-context.ts';
import type { Job, Outcome } from '../../platform/outbox/claim.ts';
import { recordKey } from '../../platform/sensitive/record-keys.ts';
import { openMail } from '../../platform/sensitive/sealed-mail.ts';
import { openName } from '../../platform/sensitive/sealed-name.ts';
import { openPhone } from '../../platform/sensitive/sealed-phone.ts';
import { writeApplicationMail } from './letter.ts';

/** Tells the partner's staff of an application; at least once, under the same Message-ID. */
export async function mailApplication(context: JobContext, id: string, _job: Job): Promise<Outcome> {
  const { db, config, products, dataKeys } = context;
  const row = await db
    .selectFrom('application')
    .selectAll()
    .select(recordKey('application.id'))
    .where('id', '=', id)
    .executeTakeFirst();
  const phone = row ? openPhone(dataKeys, row) : null;
  const name = row ? openName(dataKeys, row) : null;
  // Forgotten meanwhile: nobody waits for it any more.
  if (!row || phone === null || name === null) return 'done';
  const email = openMail(dataKeys, row);
  const partner = (await allPartners(context)).find((one) => one.id === row.partner_id);
  const brand = partner && (await currentBrand(context, partner));
  /* our own brand is built into the pages, our own address is a setting */
  const ofPartner = brand && brand.partner !== defaultBrand.partner ? brand.footer.email : null;
  await context.mailer.send({
    ...writeApplicationMail({
      number: row.id,
      brand: brand?.name ?? row.partner_id,
      product: products.named(row.product)?.name.tr ?? null,
      name,
      phone,
      email,
      language: row.language,
      message: row.message,
      hasAnswers: row.answers !== null,
    }),
    from: config.mailFrom,
    to: ofPartner ?? config.contactMail,
    replyTo: email ?? undefined,
    messageId: `<application.${row.id}@${new URL(config.publicUrl).hostname}>`,
    attachments: [],
  });
  return 'done';
}
