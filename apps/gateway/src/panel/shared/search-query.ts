import { fold } from '@sigorta/i18n/fold';

/** fewer digits, or letters of a beginning, would find everybody */
const least = 3;

/** one or two letters begin too many words: they are looked for as a whole word, like the second name Su */
const wordQuery = (word: string): string => (word.length < least ? `'${word}'` : `'${word}':*`);

/**
 * What somebody typed, as the database's search columns are asked (migration 1220): the beginnings of words, the beginning
 * of a mail address, or the last digits of a phone. Only letters and digits get into it. Null when nothing is left to look for.
 */
export const searchQuery = (typed: string | undefined): string | null => {
  const text = typed?.trim() ?? '';
  const digits = text.replace(/[\s()+-]/g, '').replace(/^0+/, '');
  if (/^\d+$/.test(digits)) {
    return digits.length < least ? null : `'#${[...digits].reverse().join('')}':*`;
  }
  const address = text.toLowerCase().replace(/[^\p{L}\p{N}._%+@-]/gu, '');
  if (/.@/.test(address)) return `'@${address}':*`;
  const words = fold(text)
    .split(' ')
    .filter((word) => word !== '');
  return words.length === 0 ? null : words.map(wordQuery).join(' & ');
};

/** Whether somebody pasted a number of ours: then only that row is meant. */
export const isWholeId = (typed: string | undefined): typed is string =>
  /^(?=.*[A-Za-z])(?=.*[0-9_-])[A-Za-z0-9_-]{20,64}$/.test(typed ?? '');
