import { toLatinDigits } from './digits.ts';
import type { IsoDate } from './iso-date.ts';

/** A card's month `01`..`12` and year of four digits; empty where none is written, or none that a card can have. */
export interface CardExpiry {
  month: string;
  year: string;
}

interface Written {
  month: string;
  year: string;
  /** something stands behind the first number that parts it from the next */
  divided: boolean;
  isYearFirst: boolean;
}

const divider = ' / ';
const yearDigits = 4;
/** no card is made for longer */
const longestYears = 20;

/** A run of digits without anything between them: `0528`, `528`, `052028`, `202805`. */
function fromRun(digits: string): Omit<Written, 'divided'> {
  /* in 2000 to 2009 no card ends any more: `20` begins a year, never a February */
  if (digits.startsWith('20'))
    return { year: digits.slice(0, yearDigits), month: digits.slice(yearDigits, 6), isYearFirst: true };
  const monthDigits = /^[2-9]/.test(digits) ? 1 : 2;
  return {
    month: digits.slice(0, monthDigits),
    year: digits.slice(monthDigits, monthDigits + yearDigits),
    isYearFirst: false,
  };
}

function splitExpiry(text: string): Written {
  const latin = toLatinDigits(text);
  const [first = '', ...others] = latin.match(/\d+/g) ?? [];
  const rest = others.join('');
  /* the month was taken out from before the year */
  if (latin.trimStart().startsWith('/'))
    return {
      month: '',
      year: (first + rest).slice(0, yearDigits),
      divided: first !== '',
      isYearFirst: false,
    };
  const divided = /\d\D/.test(latin);
  if (divided && first.length <= 2)
    return { month: first, year: rest.slice(0, yearDigits), divided, isYearFirst: false };
  if (divided && /^20\d\d$/.test(first))
    return { year: first, month: rest.slice(0, 2), divided, isYearFirst: true };
  return { ...fromRun(first + rest), divided };
}

const twoDigits = (month: string): string => (/^[1-9]$/.test(month) ? `0${month}` : month);
/** `2028` is written as the card has it, `28` */
const shortYear = (year: string): string => (/^20\d\d$/.test(year) ? year.slice(2) : year);

/** One run of characters was taken out of `previous`. */
function isCutFrom(previous: string, text: string): boolean {
  if (text.length >= previous.length) return false;
  let start = 0;
  while (start < text.length && text[start] === previous[start]) start++;
  return previous.endsWith(text.slice(start));
}

/** Month and year as far as a text has them, `MM / YY`. The divider comes by itself once the month is whole. */
function written({ month, year, divided, isYearFirst }: Written): string {
  if (isYearFirst && !/^(?:\d\d|[2-9])$/.test(month))
    return month !== '' || (divided && year.length === yearDigits) ? `${year}-${month}` : year;
  const isBegun = year === '' && !divided && /^[0-2]$/.test(month);
  if (isBegun || (year === '' && /^0?$/.test(month))) return month;
  return `${twoDigits(month)}${divider}${shortYear(year)}`;
}

/**
 * What the input of a card's expiry shows after a change: `MM / YY`. A year of four digits becomes two, also where it stands first;
 * nothing that was typed is swallowed up to four digits of the year, so that too many can be seen.
 * @param text what the input holds now
 * @param previous what it held before, so that deleting works; leave it out for a paste
 */
export function maskCardExpiry(text: string, previous = ''): string {
  const parts = splitExpiry(text);
  if (!isCutFrom(previous, text)) return written(parts);
  /* the divider fell: the digit before it goes with it */
  if (previous.endsWith(divider) && text === previous.slice(0, -1))
    return previous.slice(0, -divider.length - 1);
  /* taking away must not be undone: what is left stays as it is */
  const { month, year, divided, isYearFirst } = parts;
  if (isYearFirst) return written(parts);
  return divided || year !== '' ? `${month}${divider}${year}` : month;
}

/** Month and year out of whatever people and browsers write: `0528`, `5/28`, `05 / 2028`, `2028-05`. */
export function readCardExpiry(text: string): CardExpiry {
  const { month, year } = splitExpiry(text);
  const [padded, short] = [twoDigits(month), shortYear(year)];
  return {
    month: /^(?:0[1-9]|1[0-2])$/.test(padded) ? padded : '',
    year: /^\d\d$/.test(short) ? `20${short}` : /^\d{4}$/.test(short) ? short : '',
  };
}

/** False for a year that no card of today bears. @param year four digits */
export const isCardYear = (year: string, today: IsoDate): boolean =>
  Number(year) <= Number(today.slice(0, 4)) + longestYears;
