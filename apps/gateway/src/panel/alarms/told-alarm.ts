import type { Language } from '@sigorta/i18n/language';
import type { Context } from '../../platform/context.ts';
import { panelAddress } from '../../platform/http/host-sides.ts';
import { ruleTexts } from './alarm-texts.ts';
import type { Word } from './watch-money.ts';

const words: readonly Word[] = ['opened', 'repeated', 'closed'];
/** what nobody could be told for so long is told by the panel */
const staleMs = 24 * 3_600_000;

/** What a mail or a post tells: no name, no address, no number of a buyer. */
export interface ToldAlarm {
  id: string;
  name: string;
  word: Word;
  severity: 'urgent' | 'soon';
  /** seconds, kuruş, rows or hundredths, as the rule has it */
  value: number;
  openedAt: Date;
  /** what it is; its name for an alarm of a rule that is no more */
  textIn: (language: Language) => string;
  /** where staff take it on */
  page: string;
  /** the page that says what to do, in the repository */
  runbook: string;
  /** what is left of the job's subject */
  rest: string;
}

const textOf = (language: Language, rule: string): string => {
  const texts: Record<string, string> = ruleTexts[language];
  return texts[`alarm.${rule}`] ?? rule;
};

/** Reads a job's subject, `<alarm>.<word>.<times>[.<rest>]`; null when it is gone or no news any more. */
export const toldAlarm = async (context: Context, subject: string): Promise<ToldAlarm | null> => {
  const [id = '', said = '', , rest = ''] = subject.split('.');
  const word = words.find((one) => one === said);
  const alarm = await context.db.selectFrom('alarm').selectAll().where('id', '=', id).executeTakeFirst();
  if (!alarm || !word) return null;
  const at = word === 'closed' ? (alarm.closed_at ?? alarm.told_at) : alarm.told_at;
  if (context.clock().getTime() - at.getTime() > staleMs) return null;
  return {
    id,
    name: alarm.rule,
    word,
    severity: alarm.severity,
    value: alarm.value,
    openedAt: alarm.opened_at,
    textIn: (language) => textOf(language, alarm.rule),
    page: `${panelAddress(context.config)}/panel/bekleyen-isler`,
    runbook: `docs/runbooks/${alarm.rule}.md`,
    rest,
  };
};
