import { addDays, type IsoDate } from '@sigorta/validators/iso-date';

/** Public holidays on fixed days, month and day. */
const fixed = new Set(['01-01', '04-23', '05-01', '05-19', '07-15', '08-30', '10-29']);

/** Religious holidays: first full day and number of days (general knowledge; later years not yet announced). */
const moving: [first: IsoDate, days: number][] = [
  ['2025-03-30', 3],
  ['2025-06-06', 4],
  ['2026-03-20', 3],
  ['2026-05-27', 4],
  ['2027-03-09', 3],
  ['2027-05-16', 4],
  ['2028-02-26', 3],
  ['2028-05-05', 4],
];

const movingDays = new Set(
  moving.flatMap(([first, days]) => Array.from({ length: days }, (_, index) => addDays(first, index))),
);

const weekday = (day: IsoDate): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** @param extra further holidays, set through the control interface */
export const isBusinessDay = (day: IsoDate, extra: readonly IsoDate[] = []): boolean =>
  weekday(day) !== 0 &&
  weekday(day) !== 6 &&
  !fixed.has(day.slice(5)) &&
  !movingDays.has(day) &&
  !extra.includes(day);

/** Running number of a day's bulletin within its year. */
export const bulletinNumber = (day: IsoDate, extra: readonly IsoDate[] = []): number => {
  let number = 0;
  for (let each = `${day.slice(0, 4)}-01-01`; each <= day; each = addDays(each, 1)) {
    if (isBusinessDay(each, extra)) number += 1;
  }
  return number;
};
