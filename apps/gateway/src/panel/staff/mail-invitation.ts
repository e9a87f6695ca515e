import { formatDateTime } from '@sigorta/i18n/date';
import { languages } from '@sigorta/i18n/language';
import { fillPlaces } from '@sigorta/i18n/message';
import { brandOfPartner } from '../../partners/brand-of-partner.ts';
import { panelAddress } from '../../platform/http/host-sides.ts';
import type { JobContext } from '../../platform/job-context.ts';
import { writeLetter } from '../../platform/mail/letter.ts';
import type { Job, Outcome } from '../../platform/outbox/claim.ts';
import { invitationHours, invitationLink, invite } from '../../staff/invite-staff.ts';
import { invitationTexts } from './invitation-texts.ts';

/**
 * Sends somebody the link that lets them in. It is made here and kept nowhere: a second try writes a new one, and the
 * one before ends. Who took an invitation or was switched off meanwhile gets no mail.
 * @param subject `<language>.<staff id>`
 */
export async function mailInvitation(context: JobContext, subject: string, job: Job): Promise<Outcome> {
  const { config, db, clock } = context;
  const [wanted, id = ''] = subject.split(/\.(.*)/s);
  const language = languages.find((known) => known === wanted);
  if (!language) throw new Error('no such language');
  const person = await db.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirst();
  if (!person?.active || person.password_hash !== null) return 'done';
  const t = invitationTexts[language];
  const brand = await brandOfPartner(context, 'default');
  const partner = person.partner_id === null ? null : await brandOfPartner(context, person.partner_id);
  const token = await invite(context, db, id);
  const until = new Date(clock().getTime() + invitationHours * 3_600_000);
  const words = { brand: brand.name, name: person.name };
  await context.mailer.send({
    ...writeLetter({
      language,
      brand: brand.name,
      colour: brand.colour,
      sender: [],
      subject: fillPlaces(t.subject, words, language),
      greeting: fillPlaces(t.greeting, words, language),
      lead: fillPlaces(t.lead, words, language),
      rows: [
        ...(partner ? [[t.partner, partner.name] as const] : []),
        [t.until, formatDateTime(until.toISOString(), language)],
      ],
      link: { label: t.page, url: invitationLink(panelAddress(config), language, token) },
      notes: [t.note],
    }),
    from: config.mailFrom,
    to: person.email,
    messageId: `<invitation.${id}.${job.asked}.${job.attempts}@${new URL(config.publicUrl).hostname}>`,
    attachments: [],
  });
  return 'done';
}
