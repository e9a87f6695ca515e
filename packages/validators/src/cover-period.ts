import { addDays, addMonths, type IsoDate, isIsoDate } from './iso-date.ts';
import { endOfDay, startOfDay, todayInIstanbul } from './istanbul.ts';

/** First and last day of cover in Istanbul, both insured: what every page, paper, mail and list writes. */
export interface CoverPeriod {
  firstDay: IsoDate;
  lastDay: IsoDate;
}

/** The first moment of cover, and the first one after it. */
export interface CoverMoments {
  startsAt: Date;
  endsAt: Date;
}

/** @returns the days that moments reach into; cover that ends at midnight ends with the day before */
export const coverPeriodOf = ({ startsAt, endsAt }: CoverMoments): CoverPeriod => ({
  firstDay: todayInIstanbul(startsAt),
  lastDay: lastDayBefore(endsAt),
});

/** The last day that a cover which ends at an instant reaches into. */
export const lastDayBefore = (endsAt: Date): IsoDate => todayInIstanbul(new Date(endsAt.getTime() - 1));

const momentOf = (text: string, ofDay: (day: IsoDate) => Date): Date => {
  const at = isIsoDate(text) ? ofDay(text) : new Date(/^\d{4}-\d{2}-\d{2}T/.test(text) ? text : Number.NaN);
  if (Number.isNaN(at.getTime())) throw new RangeError(`neither a day nor an instant: ${text}`);
  return at;
};

/**
 * What an insurer says as moments. It names days, which are covered from their first to their last minute, or instants.
 * @throws RangeError when a text is neither, or cover ends before it begins
 */
export function coverMomentsOf(start: string, end: string): CoverMoments {
  const moments = { startsAt: momentOf(start, startOfDay), endsAt: momentOf(end, endOfDay) };
  if (moments.endsAt <= moments.startsAt)
    throw new RangeError(`cover ends before it begins: ${start} ${end}`);
  return moments;
}

/** The same; null where no moments can be made of what an insurer says. */
export function coverMomentsIn(start: string, end: string): CoverMoments | null {
  try {
    return coverMomentsOf(start, end);
  } catch {
    return null;
  }
}

/** Whether moments can be made of what an insurer says. */
export const isCover = (start: string, end: string): boolean => coverMomentsIn(start, end) !== null;

/**
 * The last day of a cover that lasts so many months: the day before its anniversary. Where the month is too short for
 * an anniversary it is that month's last day, as periods end in Turkish law (Code of Obligations, article 92).
 */
export function lastDayAfterMonths(firstDay: IsoDate, months: number): IsoDate {
  const anniversary = addMonths(firstDay, months);
  return anniversary.slice(8) === firstDay.slice(8) ? addDays(anniversary, -1) : anniversary;
}

/** The last day of a cover that lasts so many days, its first one counted. */
export const lastDayAfterDays = (firstDay: IsoDate, days: number): IsoDate => addDays(firstDay, days - 1);
