import { toLatinDigits } from '@sigorta/validators/digits';
import { addDays, type IsoDate, isIsoDate } from '@sigorta/validators/iso-date';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Day 0 of workbooks: with it the numbers after February 1900 come out right, in spite of a leap day that never was. */
const dayZero = '1899-12-30';
const firstSerial = 61;
const lastSerial = 80_000;

const iso = (year = '', month = '', day = ''): IsoDate | null => {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(date) ? date : null;
};

/**
 * A date as lists hold it: day first (`5.7.1990`, `05/07/1990`), ISO, with an English month (`05-JUL-1990`), each with a
 * time behind it, or a workbook's number of days.
 * @param shift days to add to a number (`Table.dateShift`)
 * @returns null when it is none of these or no day of the calendar
 */
export function dateOfCell(cell: string, shift = 0): IsoDate | null {
  const text = toLatinDigits(cell).trim();
  const dayFirst = /^(\d{1,2})[./ -](\d{1,2})[./ -](\d{4})(?!\d)/.exec(text);
  if (dayFirst) return iso(dayFirst[3], dayFirst[2], dayFirst[1]);
  const yearFirst = /^(\d{4})[./ -](\d{1,2})[./ -](\d{1,2})(?!\d)/.exec(text);
  if (yearFirst) return iso(yearFirst[1], yearFirst[2], yearFirst[3]);
  const named = /^(\d{1,2})[./ -]?([a-z]{3})[a-z]*[./ -]?(\d{4})(?!\d)/i.exec(text);
  if (named) {
    /* a word that is no month is month 0, of which there is no day */
    const month = months.indexOf(String(named[2]).toLowerCase()) + 1;
    return iso(named[3], String(month), named[1]);
  }
  if (!/^\d{2,5}(\.\d+)?$/.test(text)) return null;
  const days = Math.floor(Number(text)) + shift;
  return days >= firstSerial && days <= lastSerial ? addDays(dayZero, days) : null;
}
