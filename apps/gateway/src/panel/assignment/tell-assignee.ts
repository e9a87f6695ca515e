import { withLanguage } from '@sigorta/i18n/paths';
import type { Transaction } from 'kysely';
import { brandOfPartner } from '../../partners/brand-of-partner.ts';
import type { Staff } from '../../platform/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import { panelAddress } from '../../platform/http/host-sides.ts';
import type { JobContext } from '../../platform/job-context.ts';
import { writeLetter } from '../../platform/mail/letter.ts';
import type { Job, Outcome } from '../../platform/outbox/claim.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import type { Assigned } from './assignable.ts';
import { assignmentMailTexts } from './mail-texts.ts';

const pages: Record<Assigned, string> = { application: '/panel/basvurular', quote: '/panel/teklifler' };

/** Has a mail sent to whoever was given something by somebody else; in the transaction that gives it. */
export const askToTellAssignee = async (
  trx: Transaction<Database>,
  kind: Assigned,
  id: string,
  { assigneeId, by, now }: { assigneeId: string | null; by: Staff; now: Date },
): Promise<void> => {
  if (assigneeId === null || assigneeId === by.id) return;
  await enqueue(trx, 'mail-assigned', `${kind}.${id}.${assigneeId}`, now);
};

/** To whom it was given, as long as it is still theirs and they still work here. */
const assigneeOf = ({ db }: JobContext, kind: Assigned, id: string, assigneeId: string) =>
  db
    .selectFrom(kind)
    .innerJoin('staff', 'staff.id', `${kind}.assignee_id`)
    .select(['staff.email', 'staff.language'])
    .where(`${kind}.id`, '=', id)
    .where('staff.id', '=', assigneeId)
    .where('staff.active', '=', true)
    .executeTakeFirst();

/**
 * In the language in which that person reads the panel; nothing of the customer but the number stands in it.
 * @param subject what, its number and who, as `askToTellAssignee` writes them
 */
export async function mailAssigned(context: JobContext, subject: string, job: Job): Promise<Outcome> {
  const { config } = context;
  const [kind, id = '', assigneeId = ''] = subject.split('.');
  if (kind !== 'application' && kind !== 'quote') return 'done';
  const assignee = await assigneeOf(context, kind, id, assigneeId);
  if (!assignee) return 'done';
  const { email, language } = assignee;
  const brand = await brandOfPartner(context, 'default');
  const t = assignmentMailTexts[language];
  await context.mailer.send({
    ...writeLetter({
      language,
      brand: brand.name,
      colour: brand.colour,
      sender: [],
      subject: `${t[kind]}: ${id}`,
      greeting: t[kind],
      lead: t.lead,
      rows: [[t.number, id]],
      link: {
        label: t.page,
        url: `${panelAddress(config)}${withLanguage(`${pages[kind]}/${id}`, language)}`,
      },
      notes: [],
    }),
    from: config.mailFrom,
    to: email,
    /* given to the same person again, it is another mail */
    messageId: `<assigned.${subject}.${job.asked}@${new URL(config.publicUrl).hostname}>`,
    attachments: [],
  });
  return 'done';
}
