import { type IsoDate, isIsoDate } from '@sigorta/validators/iso-date';

const full = (century: number, text: string): IsoDate | null => {
  const date = `${century}${text.slice(0, 2)}-${text.slice(2, 4)}-${text.slice(4, 6)}`;
  return isIsoDate(date) ? date : null;
};

/** YYMMDD of a birth: the latest such day that is not to come. */
export function birthOf(text: string, today: IsoDate): IsoDate | null {
  const century = Number(today.slice(0, 2));
  const date = full(century, text);
  if (date !== null && date <= today) return date;
  return full(century - 1, text);
}

/* papers hold for ten years, some for longer, and some that ran out long ago are still shown */
const yearsAhead = 50;

/** YYMMDD of an expiry: in this century unless that is more than fifty years ahead. */
export function expiryOf(text: string, today: IsoDate): IsoDate | null {
  const century = Number(today.slice(0, 2));
  const year = Number(today.slice(0, 4));
  return full(century * 100 + Number(text.slice(0, 2)) > year + yearsAhead ? century - 1 : century, text);
}
