import { addDays, type IsoDate } from '@sigorta/validators/iso-date';

const isWeekday = (day: IsoDate): boolean => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6;
};

/**
 * The day that is so many banking days after another. Holidays count as banking days, because nobody publishes them as data: five of
 * them reach beyond the longest, whose four days stand in one week.
 */
export function afterBankingDays(day: IsoDate, count: number): IsoDate {
  let at = day;
  for (let left = count; left > 0; ) {
    at = addDays(at, 1);
    if (isWeekday(at)) left -= 1;
  }
  return at;
}
