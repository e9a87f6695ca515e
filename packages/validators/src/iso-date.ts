/** A calendar day `YYYY-MM-DD`, without time and zone. */
export type IsoDate = string;

const isoShape = /^(\d{4})-(\d{2})-(\d{2})$/;
const displayShape = /^(\d{2})\/(\d{2})\/(\d{4})$/;
const dayMs = 86_400_000;
/* January to December of a year that is no leap year */
const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** UTC is used as a plain calendar here; no zone ever enters. Days past the month's end overflow. */
function calendar(year: number, month: number, day: number): Date {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date;
}

const toIso = (date: Date): IsoDate => date.toISOString().slice(0, 10);

function partsOf(date: IsoDate): [year: number, month: number, day: number] {
  const match = isoShape.exec(date);
  if (!match) throw new RangeError(`not an ISO date: ${date}`);
  return [Number(match[1]), Number(match[2]), Number(match[3])];
}

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** How many days a month has; none where there is no such month. */
const daysIn = (year: number, month: number): number =>
  month === 2 && isLeap(year) ? 29 : (monthLengths[month - 1] ?? 0);

/** True for a day that exists: `2024-02-29` yes, `2023-02-29` no. Asked for every date of every list: it makes no `Date`. */
export function isIsoDate(text: string): boolean {
  const match = isoShape.exec(text);
  if (!match) return false;
  const day = Number(match[3]);
  return day >= 1 && day <= daysIn(Number(match[1]), Number(match[2]));
}

/** `05/07/1990` → `1990-07-05`; null when the text has another shape or the day does not exist (spec §5). */
export function parseDisplayDate(text: string): IsoDate | null {
  const match = displayShape.exec(text);
  if (!match) return null;
  const iso = `${match[3]}-${match[2]}-${match[1]}`;
  return isIsoDate(iso) ? iso : null;
}

/** `1990-07-05` → `05/07/1990`; an empty text for anything that is no ISO date. */
export const formatDisplayDate = (date: IsoDate): string =>
  isIsoDate(date) ? date.split('-').reverse().join('/') : '';

/** @throws RangeError when `date` is no ISO date */
export function addDays(date: IsoDate, days: number): IsoDate {
  const [year, month, day] = partsOf(date);
  return toIso(calendar(year, month, day + days));
}

/** The same day of a later (or earlier) month; the last day of that month when it is shorter. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const [year, month, day] = partsOf(date);
  const first = calendar(year, month + months, 1);
  const lastDay = daysIn(first.getUTCFullYear(), first.getUTCMonth() + 1);
  first.setUTCDate(Math.min(day, lastDay));
  return toIso(first);
}

/** Whole days from one day to another; negative when `to` is earlier. Both days included, a trip lasts one more. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((calendar(...partsOf(to)).getTime() - calendar(...partsOf(from)).getTime()) / dayMs);
}

/** Completed years of life on a day. Somebody born on 29 February turns a year older on 1 March. */
export function ageOn(birth: IsoDate, date: IsoDate): number {
  const [birthYear] = partsOf(birth);
  const [year] = partsOf(date);
  return year - birthYear - (date.slice(5) < birth.slice(5) ? 1 : 0);
}
