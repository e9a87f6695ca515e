import { lira } from '@sigorta/contracts/money';
import { formatDateTime } from '@sigorta/i18n/date';
import { formatMoney } from '@sigorta/i18n/money';
import { withLanguage } from '@sigorta/i18n/paths';
import { brandOfPartner } from '../../partners/brand-of-partner.ts';
import { panelAddress } from '../../platform/http/host-sides.ts';
import type { JobContext } from '../../platform/job-context.ts';
import { writeLetter } from '../../platform/mail/letter.ts';
import type { Job, Outcome } from '../../platform/outbox/claim.ts';
import { ends, matters, proposalMailTexts } from './mail-texts.ts';

const endOf = (state: string) => ends.find((end) => end === state);

/**
 * Tells who asked what became of a proposal; nothing of the buyer stands in a mail to staff. In the
 * language in which that person reads the panel.
 * @param id of the proposal
 */
export async function mailProposal(context: JobContext, id: string, _job: Job): Promise<Outcome> {
  const { config, db } = context;
  const row = await db
    .selectFrom('proposal')
    .innerJoin('staff as asker', 'asker.id', 'proposal.asked_by')
    .leftJoin('staff as decider', 'decider.id', 'proposal.decided_by')
    .select(['proposal.kind', 'proposal.state', 'proposal.amount', 'proposal.decided_at', 'proposal.note'])
    .select(['asker.email', 'asker.active', 'asker.language', 'decider.name as decider'])
    .where('proposal.id', '=', id)
    .executeTakeFirst();
  const end = endOf(row?.state ?? '');
  if (!row?.active || !end) return 'done';
  const brand = await brandOfPartner(context, 'default');
  const { language } = row;
  const t = proposalMailTexts[language];
  const matter = matters[language][`kind.${row.kind}`];
  await context.mailer.send({
    ...writeLetter({
      language,
      brand: brand.name,
      colour: brand.colour,
      sender: [],
      subject: `${t[end]}: ${matter}`,
      greeting: t[end],
      lead: t[`lead.${end}`],
      rows: [
        [t.matter, matter],
        ...(row.amount === null
          ? []
          : [[t.amount, formatMoney(lira(Number(row.amount)), language)] as const]),
        ...(row.decider === null ? [] : [[t.decidedBy, row.decider] as const]),
        ...(row.note === null ? [] : [[t.note, row.note] as const]),
        ...(row.decided_at === null
          ? []
          : [[t.at, formatDateTime(row.decided_at.toISOString(), language)] as const]),
      ],
      link: {
        label: t.page,
        url: `${panelAddress(config)}${withLanguage(`/panel/onaylar/${id}`, language)}`,
      },
      notes: [],
    }),
    from: config.mailFrom,
    to: row.email,
    messageId: `<proposal.${id}@${new URL(config.publicUrl).hostname}>`,
    attachments: [],
  });
  return 'done';
}
