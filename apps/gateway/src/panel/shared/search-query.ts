import { fold } from '@sigorta/i18n/fold';
import { toLatinDigits } from '@sigorta/validators/digits';

/** fewer digits, or letters of a beginning, would find everybody */
const least = 3;

/** one or two letters begin too many words: they are looked for as a whole word, like the second name Su */
const wordQuery = (word: string): string => (word.length < least ? `'${word}'` : `'${word}':*`);

/** a lexeme that no row has: who looks for too little finds nobody, never everybody */
const nobody = "'##'";

const endsWith = (digits: string): string => `'#${[...digits].reverse().join('')}':*`;

/** Zeros before a number are its own (a phone or a card may end in 0006), or those one dials in front of it. */
function digitsQuery(digits: string): string | null {
  const dialled = digits.replace(/^0+/, '');
  const meant = [digits, ...(dialled === digits ? [] : [dialled])].filter(({ length }) => length >= least);
  return meant.length === 0 ? null : meant.map(endsWith).join(' | ');
}

/** The digits of a phone as it is written anywhere: points, strokes and dashes between its parts, digits of Arabic; null of anything else. */
export const digitsOf = (typed: string): string | null => {
  const digits = toLatinDigits(typed).replace(/[\s()+./\p{Pd}]/gu, '');
  return /^\d+$/.test(digits) ? digits : null;
};

/** How a mail address begins that somebody typed, as it is compared; null of anything else. */
const addressIn = (text: string): string | null => {
  const address = text.toLowerCase().replace(/[^\p{L}\p{N}._%+@-]/gu, '');
  return /.@/.test(address) ? address : null;
};

/** The words that somebody typed, folded; none of digits and of an address. */
export const wordsOf = (typed: string): string[] => {
  const text = typed.trim();
  if (digitsOf(text) !== null || addressIn(text) !== null) return [];
  return fold(text)
    .split(' ')
    .filter((word) => word !== '');
};

function queryOf(typed: string): string | null {
  const text = typed.trim();
  const digits = digitsOf(text);
  if (digits !== null) return digitsQuery(digits);
  const address = addressIn(text);
  if (address !== null) return `'@${address}':*`;
  const words = wordsOf(text);
  return words.length === 0 ? null : words.map(wordQuery).join(' & ');
}

const isTyped = (typed: string | undefined): typed is string => (typed ?? '').trim() !== '';

/**
 * What somebody typed, as the database's search columns are asked (migration 1220): the beginnings of words, the beginning
 * of a mail address, or the last digits of a phone. Only letters and digits get into it. Null when nothing was typed.
 */
export const searchQuery = (typed: string | undefined): string | null =>
  isTyped(typed) ? (queryOf(typed) ?? nobody) : null;

/** What was typed, where it may be a whole mail address. */
export const wholeMail = (typed: string | undefined): string | null => {
  /* pasted ones bring spaces and marks of direction along */
  const text = (typed ?? '').replace(/[\p{C}\s]/gu, '');
  return /^[^@]+@[^@]+\.[^@]+$/.test(text) ? text : null;
};

/** Whether something was typed, and too little of it to look for. */
export const isTooShort = (typed: string | undefined): boolean => isTyped(typed) && queryOf(typed) === null;

/** Whether somebody pasted a number of ours: then only that row is meant. */
export const isWholeId = (typed: string | undefined): typed is string => {
  const text = typed ?? '';
  if (!/^[A-Za-z0-9_-]{20,64}$/.test(text) || !/[A-Za-z]/.test(text)) return false;
  /* one of a hundred of ours holds letters only; a name has no capital behind a small letter */
  return /[0-9_-]/.test(text) || /[a-z][A-Z]|[A-Z]{2}[a-z]/.test(text);
};
