import type { DayRow, PaymentProvider, QuestionFailed } from './provider.ts';

/** more than this is no day of ours, but a list that does not end */
const mostPages = 500;

/**
 * Everything a provider lists of one day, all pages or nothing. A row that comes on two pages, because the list grew meanwhile,
 * counts once.
 * @param day ISO date of Istanbul
 */
export async function readDay(
  provider: PaymentProvider,
  day: string,
): Promise<{ result: 'day'; rows: DayRow[] } | { result: 'no-list' } | QuestionFailed> {
  if (provider.list === null) return { result: 'no-list' };
  const rows = new Map<string, DayRow>();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await provider.list(day, page);
    if (answer.result !== 'page') return answer;
    pages = answer.pages;
    if (pages > mostPages)
      return { result: 'question-failed', why: 'endless-list', retryAfterMs: null, ours: false };
    for (const row of answer.rows) rows.set(`${row.kind} ${row.providerId}`, row);
  }
  return { result: 'day', rows: [...rows.values()] };
}
