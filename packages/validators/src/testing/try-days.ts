import { addDays, isIsoDate } from '../iso-date.ts';
import { startOfDay, todayInIstanbul } from '../istanbul.ts';

/** What was tried and what went wrong, in words. */
export interface Tried {
  tried: number;
  wrong: string[];
}

/**
 * Every day from the first to the last: it begins in Istanbul where the one before it ends.
 * @param to the last one
 */
export function tryBorders(from: string, to: string): Tried {
  const done: Tried = { tried: 0, wrong: [] };
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const starts = startOfDay(day);
    const dayBefore = todayInIstanbul(new Date(starts.getTime() - 1));
    if (todayInIstanbul(starts) !== day || dayBefore !== addDays(day, -1))
      done.wrong.push(`${day} does not begin at ${starts.toISOString()}`);
    done.tried += 1;
  }
  return done;
}

/** The days of a month by the rule of the calendar: thirty but for seven months, and February's own; none of a month that is none. */
const longest = (year: number, month: number): number => {
  if (month < 1 || month > 12) return 0;
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
};

const two = (number: number): string => String(number).padStart(2, '0');

/** Days 00 to 32 of one month, of which `last` are in the calendar. */
function tryMonth(month: string, last: number): Tried {
  const wrong: string[] = [];
  for (let day = 0; day <= 32; day++) {
    const text = `${month}-${two(day)}`;
    const exists = day >= 1 && day <= last;
    if (isIsoDate(text) !== exists) wrong.push(`${text} ${exists ? 'is none' : 'is one'}`);
  }
  return { tried: 33, wrong };
}

/** Months 00 to 13 of days 00 to 32 of every year: those of the calendar are days, the others none. */
export function tryCalendar(fromYear: number, toYear: number): Tried {
  const done: Tried = { tried: 0, wrong: [] };
  for (let year = fromYear; year <= toYear; year++)
    for (let month = 0; month <= 13; month++) {
      const { tried, wrong } = tryMonth(`${year}-${two(month)}`, longest(year, month));
      done.tried += tried;
      done.wrong.push(...wrong);
    }
  return done;
}
