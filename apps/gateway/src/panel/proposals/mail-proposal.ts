import { lira } from '@sigorta/contracts/money';
import { formatDateTime } from '@sigorta/i18n/date';
import { formatMoney } from '@sigorta/i18n/money';
import { tr as kinds } from '@sigorta/i18n/texts/proposal-kinds/tr';
import { brandOfPartner } from '../../partners/brand-of-partner.ts';
import type { JobContext } from '../../platform/job-context.ts';
import { writeLetter } from '../../platform/mail/letter.ts';
import type { Job, Outcome } from '../../platform/outbox/claim.ts';

const ends = {
  APPROVED: { subject: 'İsteğiniz onaylandı', lead: 'İstediğiniz işlem onaylandı ve yapıldı.' },
  REJECTED: { subject: 'İsteğiniz reddedildi', lead: 'İstediğiniz işlem reddedildi; hiçbir şey yapılmadı.' },
  LAPSED: {
    subject: 'İsteğiniz düştü',
    lead: 'Koşullar değiştiği için isteğiniz artık yapılamaz; hiçbir şey yapılmadı.',
  },
} as const;
const inEnglish = { APPROVED: 'approved and done', REJECTED: 'rejected', LAPSED: 'lapsed' } as const;

const isOver = (state: string): state is keyof typeof ends => Object.hasOwn(ends, state);

/**
 * Tells who asked what became of a proposal; nothing of the buyer stands in a mail to staff. In Turkish, with a word of English below: nobody's language is kept.
 * @param id of the proposal
 */
export async function mailProposal(context: JobContext, id: string, _job: Job): Promise<Outcome> {
  const { config, db } = context;
  const row = await db
    .selectFrom('proposal')
    .innerJoin('staff as asker', 'asker.id', 'proposal.asked_by')
    .leftJoin('staff as decider', 'decider.id', 'proposal.decided_by')
    .select(['proposal.kind', 'proposal.state', 'proposal.amount', 'proposal.decided_at', 'proposal.note'])
    .select(['asker.email', 'asker.active', 'decider.name as decider'])
    .where('proposal.id', '=', id)
    .executeTakeFirst();
  if (!row?.active || !isOver(row.state)) return 'done';
  const brand = await brandOfPartner(context, 'default');
  const { subject, lead } = ends[row.state];
  const matter = kinds[`kind.${row.kind}`];
  await context.mailer.send({
    ...writeLetter({
      language: 'tr',
      brand: brand.name,
      colour: brand.colour,
      subject: `${subject}: ${matter}`,
      greeting: subject,
      lead,
      rows: [
        ['Konu', matter],
        ...(row.amount === null ? [] : [['Tutar', formatMoney(lira(Number(row.amount)), 'tr')] as const]),
        ...(row.decider === null ? [] : [['Karar veren', row.decider] as const]),
        ...(row.note === null ? [] : [['Karar gerekçesi', row.note] as const]),
        ...(row.decided_at === null
          ? []
          : [['Zaman', formatDateTime(row.decided_at.toISOString(), 'tr')] as const]),
      ],
      link: { label: 'İsteği açın', url: `${config.publicUrl}/panel/onaylar/${id}` },
      notes: [`Your request was ${inEnglish[row.state]}.`],
    }),
    from: config.mailFrom,
    to: row.email,
    messageId: `<proposal.${id}@${new URL(config.publicUrl).hostname}>`,
    attachments: [],
  });
  return 'done';
}
