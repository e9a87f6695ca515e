import { formatDateTime } from '@sigorta/i18n/date';
import { brandOfPartner } from '../../partners/brand-of-partner.ts';
import type { JobContext } from '../../platform/job-context.ts';
import { writeLetter } from '../../platform/mail/letter.ts';
import type { Job, Outcome } from '../../platform/outbox/claim.ts';
import { alarmMailTexts } from './alarm-texts.ts';
import { toldAlarm } from './told-alarm.ts';

/**
 * Tells one person of staff of an alarm, in the language the panel was last read in.
 * @param subject `<alarm>.<word>.<times>.<staff id>`
 */
export async function mailAlarm(context: JobContext, subject: string, _job: Job): Promise<Outcome> {
  const { config, db } = context;
  const alarm = await toldAlarm(context, subject);
  if (!alarm) return 'done';
  const person = await db
    .selectFrom('staff')
    .select(['email', 'language'])
    .where('id', '=', alarm.rest)
    .where('active', '=', true)
    .executeTakeFirst();
  if (!person) return 'done';
  const brand = await brandOfPartner(context, 'default');
  const { language } = person;
  const words = alarmMailTexts[language];
  const head = words[alarm.word];
  const what = alarm.textIn(language);
  await context.mailer.send({
    ...writeLetter({
      language,
      brand: brand.name,
      colour: brand.colour,
      sender: [],
      subject: `${head}: ${what}`,
      greeting: head,
      lead: what,
      rows: [
        [words.alarm, alarm.name],
        [words.urgency, words[alarm.severity]],
        [words.since, formatDateTime(alarm.openedAt.toISOString(), language)],
        [words.todo, alarm.runbook],
      ],
      link: { label: words.page, url: alarm.page },
      notes: [],
    }),
    from: config.mailFrom,
    to: person.email,
    messageId: `<alarm.${subject}@${new URL(config.publicUrl).hostname}>`,
    attachments: [],
  });
  return 'done';
}
