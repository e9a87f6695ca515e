import { addDays, type IsoDate } from './iso-date.ts';

/* made when it is asked for: the first one of a page has its browser read all zones, and a form has none before its handlers */
let calendarDay: Intl.DateTimeFormat | undefined;

/* In no quarter of an hour since 1970 a day began elsewhere than at its edge: one question answers for all of it. */
const quarterMs = 900_000;
const mostKept = 96;
const kept = new Map<number, IsoDate>();

/** The day it is in Türkiye at an instant: policies begin and birth dates are judged by it. */
export function todayInIstanbul(now: Date): IsoDate {
  const quarter = Math.floor(now.getTime() / quarterMs);
  if (!(quarter >= 0)) return dayAt(now);
  const known = kept.get(quarter);
  if (known !== undefined) return known;
  if (kept.size >= mostKept) kept.clear();
  const day = dayAt(now);
  kept.set(quarter, day);
  return day;
}

function dayAt(now: Date): IsoDate {
  calendarDay ??= new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone: 'Europe/Istanbul',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const part: Record<string, string> = {};
  for (const { type, value } of calendarDay.formatToParts(now)) part[type] = value;
  return `${part.year?.padStart(4, '0')}-${part.month}-${part.day}`;
}

/* seconds ahead of UTC: summers of 1978 to 1984, since 2016 and most summers before, the winters; local time until 1910 */
const offsets = [14_400, 10_800, 7_200, 7_016, 6_952];

/**
 * The first instant of a day in Istanbul. It is not always 00:00: clocks have skipped midnight.
 * @throws RangeError when `day` is no ISO date
 */
export function startOfDay(day: IsoDate): Date {
  const noZone = Date.parse(`${day}T00:00:00Z`);
  for (const seconds of offsets) {
    const at = new Date(noZone - seconds * 1000);
    if (!Number.isNaN(at.getTime()) && todayInIstanbul(at) === day) return at;
  }
  throw new RangeError(`not a day: ${day}`);
}

/** The first instant after a day in Istanbul. */
export const endOfDay = (day: IsoDate): Date => startOfDay(addDays(day, 1));
