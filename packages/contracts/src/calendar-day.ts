import { isIsoDate } from '@sigorta/validators/iso-date';
import * as v from 'valibot';

/* people are born after the first and nothing is written down for a day after the last */
const earliest = '1900-01-01';
const latest = '2199-12-31';

/**
 * An ISO date that stands in the calendar, 1900 to 2199: `2024-02-30` is none.
 * @param message key of the sentence for anything else
 */
export const calendarDayOr = (message: string) =>
  v.pipe(
    v.string(message),
    /* a shape that OpenAPI can name; what has it is looked up in the calendar */
    v.isoDate(message),
    v.check(
      (text) => !v.ISO_DATE_REGEX.test(text) || (isIsoDate(text) && text >= earliest && text <= latest),
      message,
    ),
  );

/** A moment of an answer, in UTC: `2026-11-22T09:30:00.000Z`. */
export const instant = v.pipe(v.string(), v.isoTimestamp());

export const calendarDay = calendarDayOr('error.invalid-input');

/** As insurers tell the ends of a cover: days, covered whole, or moments. */
export const dayOrInstant = v.union([calendarDay, instant]);
