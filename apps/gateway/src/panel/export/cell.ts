import type { Money } from '@sigorta/contracts/money';

/** An instant (shown in Türkiye's time), an amount, a number, or words. */
export type Cell = string | number | Date | Money | null;

export const isMoney = (cell: Cell): cell is Money =>
  typeof cell === 'object' && cell !== null && !(cell instanceof Date);

/**
 * Words that a spreadsheet would take for a formula begin with an apostrophe: `=cmd|…` typed into a form must not run on
 * the machine of who opens the list.
 */
export const safeWords = (text: string): string => {
  const clean = text.replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '');
  return /^[=+\-@\t\r＝＋－＠]/.test(clean) ? `'${clean}` : clean;
};
