import { toLatinDigits } from './digits.ts';
import { passesLuhn } from './luhn.ts';

const shortest = 13;
const longest = 19;

/** digits with at most two blanks or dashes between each other */
const runs = /\d(?:[\s\p{Pd}]{0,2}\d){12,400}/gu;
/** networks that exist: 2 to 6, and Troy; 0, 1, 7 and 8 begin no card */
const network = /^(?:[2-6]|9792)/;

const isNumber = (digits: string): boolean =>
  digits.length >= shortest && digits.length <= longest && network.test(digits) && passesLuhn(digits);

/** American Express and Diners Club group unevenly */
const uneven = new Set(['4 6 5', '4 6 4']);

/** Groups as people write them: one, all of a size, or all of a size with a shorter one at the end. */
const isGrouped = (sizes: readonly number[]): boolean => {
  const [first = 0] = sizes;
  const last = sizes.at(-1) ?? 0;
  const even = sizes.slice(0, -1).every((size) => size === first);
  return (even && (last === first || (sizes.length > 2 && last < first))) || uneven.has(sizes.join(' '));
};

const inGroups = (groups: readonly string[]): boolean =>
  groups.some((_, from) => {
    let digits = '';
    for (let to = from; to < groups.length && digits.length < longest; to++) {
      digits += groups[to];
      const sizes = groups.slice(from, to + 1).map((group) => group.length);
      if (isGrouped(sizes) && isNumber(digits)) return true;
    }
    return false;
  });

/**
 * Whether somebody wrote the number of a payment card into a text: 13 to 19 digits with the right check digit
 * (ISO/IEC 7812-1 annex B), bare or with blanks or dashes between them, in any digits we read. Numbers side by side,
 * a phone and a year, are not taken for one; a text of nothing but digits is, however it is grouped.
 */
export function holdsCardNumber(text: string): boolean {
  const latin = toLatinDigits(text);
  const all = latin.replace(/[\s\p{Pd}]/gu, '');
  if (/^\d+$/.test(all) && isNumber(all)) return true;
  return [...latin.matchAll(runs)].some(([run]) => inGroups(run.split(/[\s\p{Pd}]+/u)));
}
