import { formatDateTime } from '@sigorta/i18n/date';
import { brandOfPartner } from '../../partners/brand-of-partner.ts';
import type { JobContext } from '../../platform/job-context.ts';
import { writeLetter } from '../../platform/mail/letter.ts';
import type { Job, Outcome } from '../../platform/outbox/claim.ts';
import { toldAlarm } from './told-alarm.ts';
import type { Word } from './watch-money.ts';

const subjects: Record<Word, string> = {
  opened: 'Alarm',
  repeated: 'Alarm sürüyor',
  closed: 'Alarm kapandı',
};

/**
 * Tells one person of staff of an alarm. In Turkish, with the rule in English below: nobody's language is kept.
 * @param subject `<alarm>.<word>.<times>.<staff id>`
 */
export async function mailAlarm(context: JobContext, subject: string, _job: Job): Promise<Outcome> {
  const { config, db } = context;
  const alarm = await toldAlarm(context, subject);
  if (!alarm) return 'done';
  const person = await db
    .selectFrom('staff')
    .select(['email', 'name'])
    .where('id', '=', alarm.rest)
    .where('active', '=', true)
    .executeTakeFirst();
  if (!person) return 'done';
  const brand = await brandOfPartner(context, 'default');
  const what = alarm.rule?.tr ?? alarm.name;
  await context.mailer.send({
    ...writeLetter({
      language: 'tr',
      brand: brand.name,
      colour: brand.colour,
      subject: `${subjects[alarm.word]}: ${what}`,
      greeting: subjects[alarm.word],
      lead: what,
      rows: [
        ['Alarm', alarm.name],
        ['Aciliyet', alarm.severity === 'urgent' ? 'acil' : 'bir gün içinde'],
        ['Ne zamandır', formatDateTime(alarm.openedAt.toISOString(), 'tr')],
        ['Ne yapılır', alarm.runbook],
      ],
      link: { label: 'Bekleyen işler', url: alarm.page },
      notes: [alarm.rule?.en ?? alarm.name],
    }),
    from: config.mailFrom,
    to: person.email,
    messageId: `<alarm.${subject}@${new URL(config.publicUrl).hostname}>`,
    attachments: [],
  });
  return 'done';
}
