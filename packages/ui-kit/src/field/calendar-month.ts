import type { Language } from '@sigorta/i18n/language';
import { addDays, type IsoDate } from '@sigorta/validators/iso-date';

/** First day of the week: Monday in Türkiye, Britain and Russia, Saturday in the Arab world (CLDR week data). */
export const firstWeekday = (language: Language): number => (language === 'ar' ? 6 : 1);

const weekday = (date: IsoDate): number => new Date(`${date}T00:00:00Z`).getUTCDay();

export const firstOfMonth = (date: IsoDate): IsoDate => `${date.slice(0, 7)}-01`;

/** Six weeks around a month, each of seven days, so that the sheet never changes its height. */
export function weeksOf(month: IsoDate, startsOn: number): IsoDate[][] {
  const first = firstOfMonth(month);
  const start = addDays(first, -((weekday(first) - startsOn + 7) % 7));
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(start, week * 7 + day)),
  );
}

/** The nearest day that may be chosen. Empty bounds do not bind. */
export function clampDate(date: IsoDate, min: string, max: string): IsoDate {
  if (min && date < min) return min;
  return max && date > max ? max : date;
}
