import { isIsoDate } from '@sigorta/validators/iso-date';
import * as v from 'valibot';

/* people are born after the first and nothing is written down for a day after the last */
const earliest = '1900-01-01';
const latest = '2199-12-31';

/** An ISO date that stands in the calendar, 1900 to 2199: `2024-02-30` is none. */
export const calendarDay = v.pipe(
  v.string('error.invalid-input'),
  v.check((text) => isIsoDate(text) && text >= earliest && text <= latest, 'error.invalid-input'),
);
