import type { Money } from '@sigorta/contracts/money';
import type { IsoDate } from '@sigorta/validators/iso-date';

/** A day of the calendar: it has no hour and no zone. */
export interface DayCell {
  day: IsoDate;
}

/** An instant (shown in Türkiye's time), a day, an amount, a number, or words. */
export type Cell = string | number | Date | DayCell | Money | null;

export const isMoney = (cell: Cell): cell is Money =>
  typeof cell === 'object' && cell !== null && 'minor' in cell;

export const isDay = (cell: Cell): cell is DayCell =>
  typeof cell === 'object' && cell !== null && 'day' in cell;

/** A cell of a day, an empty one for none. */
export const dayCell = (day: IsoDate | null | undefined): DayCell | null => (day ? { day } : null);

/**
 * Words that a spreadsheet would take for a formula begin with an apostrophe: `=cmd|…` typed into a form must not run on
 * the machine of who opens the list.
 */
export const safeWords = (text: string): string => {
  const clean = text.replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '');
  return /^[=+\-@\t\r＝＋－＠]/.test(clean) ? `'${clean}` : clean;
};
