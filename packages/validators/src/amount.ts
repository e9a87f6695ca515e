import { toLatinDigits } from './digits.ts';

/* signs that part thousands, each alone: the point of Türkiye, the comma of Britain, spaces, apostrophes, the Arabic sign */
const grouped = /^[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:,\d{3})+|(?: \d{3})+|(?:'\d{3})+|(?:٬\d{3})+)$/;
const decimal = /^(.*\d)([.,٫])(\d{1,2})$/;

/** Marks of direction, kinds of spaces and apostrophes, digits of other scripts: one sign for each. */
const normal = (text: string): string =>
  toLatinDigits(text)
    .replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, '')
    .replace(/[\s\u00a0\u202f\u2009]+/g, ' ')
    .replace(/’/g, "'")
    .trim();

/**
 * Whole units and hundredths of a number as people type it in any of our languages. The last point or comma with one or two
 * digits behind it is the decimal one; one with three parts thousands. Null when it is no number, or could be two.
 */
function readNumber(text: string): { whole: number; hundredths: number } | null {
  const [, before = text, point = '', fraction = ''] = decimal.exec(text) ?? [];
  const isGrouped = grouped.test(before);
  if (!isGrouped && !/^\d+$/.test(before)) return null;
  /* one sign is not both: nobody shall guess an amount */
  if (isGrouped && point !== '' && before.includes(point)) return null;
  const [whole, hundredths] = [Number(before.replace(/\D/g, '')), Number(fraction.padEnd(2, '0'))];
  return Number.isSafeInteger(whole * 100 + hundredths) ? { whole, hundredths } : null;
}

/** An amount as typed, without its currency. */
const bare = (text: string): string => normal(text).replace(/^₺ ?| ?(?:₺|TL)$/i, '');

/**
 * Whether an amount could be two where this sign is the decimal one: `12,345` is twelve thousand to a Briton, and twelve lira and a slip of
 * the finger to a Turk.
 */
export const isUnclearAmount = (text: string, decimal: string): boolean => {
  const [before = '', behind = '', ...more] = bare(text).split(decimal);
  return more.length === 0 && /^[1-9]\d{0,2}$/.test(before) && /^\d{3}$/.test(behind);
};

/** Kuruş of an amount in lira: `1250`, `1.250,50`, `1,250.50`, `1 250,5 TL`, `١٬٢٥٠٫٥٠`. Null when it is unclear. */
export function readAmount(text: string): number | null {
  const read = readNumber(bare(text));
  return read && read.whole * 100 + read.hundredths;
}

/** A whole number: `1500000`, `1.500.000`, `1,500,000.00`. Null when a part of it is left over or it is unclear. */
export function readWhole(text: string): number | null {
  const read = readNumber(normal(text));
  return read && read.hundredths === 0 ? read.whole : null;
}
