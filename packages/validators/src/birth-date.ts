import { toLatinDigits } from './digits.ts';
import { type IsoDate, parseDisplayDate } from './iso-date.ts';

/** Placeholder of the input is `gg/aa/yyyy`; a complete text has this many characters (spec §5). */
export const birthDateLength = 10;
const minimumYear = 1900; // spec §9

const clamp = (digits: string, max: number): string =>
  digits.length === 2 && Number(digits) > max ? String(max) : digits;

/** A pasted `1990-07-05` (or one with a time behind it) is turned round; other texts pass. */
function fromIsoPaste(text: string): string {
  const iso = /^\s*(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?!\d)/.exec(text);
  return iso ? `${iso[3]}/${iso[2]}/${iso[1]}` : text;
}

/** True when one run of characters was taken out of `previous`; a shorter text pasted over it is none. */
function isCutFrom(previous: string, text: string): boolean {
  if (text.length >= previous.length) return false;
  let start = 0;
  while (start < text.length && text[start] === previous[start]) start++;
  let end = 0;
  while (end < text.length && text[text.length - 1 - end] === previous[previous.length - 1 - end]) end++;
  return start + end >= text.length;
}

/** Taking away must not be undone by the mask: what is left stays, and a slash goes with the digit before it. */
function afterDeletion(text: string, previous: string): string {
  if (previous === `${text}/`) return text.slice(0, -1);
  return text.replace(/[^\d/]/g, '').slice(0, birthDateLength);
}

/**
 * What the birth date input shows after a change (spec §5): digits only, slashes after day and month, day at most 31,
 * month at most 12, at most 10 characters. `5/7/1990` and `1990-07-05` pasted become `05/07/1990`.
 * @param text what the input holds now
 * @param previous what it held before, so that deleting works; leave it out for a paste
 */
export function maskBirthDate(text: string, previous = ''): string {
  const latin = fromIsoPaste(toLatinDigits(text));
  if (isCutFrom(previous, latin)) return afterDeletion(latin, previous);

  const parts: [string, string, string] = ['', '', ''];
  const room = [2, 2, 4];
  let at: 0 | 1 | 2 = 0;
  const next = (): void => {
    if (at < 2) at = at === 0 ? 1 : 2;
  };
  for (const character of latin) {
    if (/\d/.test(character)) {
      if (parts[at].length === room[at]) next();
      if (parts[at].length < (room[at] ?? 0)) parts[at] += character;
    } else if (/[\s/.,-]/.test(character) && at < 2 && parts[at] !== '') {
      parts[at] = parts[at].padStart(2, '0');
      next();
    }
  }
  const [day, month, year] = [clamp(parts[0], 31), clamp(parts[1], 12), parts[2]];
  if (day.length < 2) return day;
  if (month.length < 2) return `${day}/${month}`;
  return `${day}/${month}/${year}`;
}

/** `DD/MM/YYYY` → ISO; null unless it is a real date of 1900 up to the year of `today` (spec §5, decision 8). */
export function parseBirthDate(text: string, today: IsoDate): IsoDate | null {
  if (text.length !== birthDateLength) return null;
  const date = parseDisplayDate(text);
  if (date === null) return null;
  const year = Number(date.slice(0, 4));
  return year >= minimumYear && year <= Number(today.slice(0, 4)) ? date : null;
}

export const isBirthDate = (text: string, today: IsoDate): boolean => parseBirthDate(text, today) !== null;

/** While typing nothing is wrong yet: judged only when 10 characters long (spec §5). */
export function checkBirthDate(text: string, today: IsoDate): 'incomplete' | 'ok' | 'bad' {
  if (text.length < birthDateLength) return 'incomplete';
  return isBirthDate(text, today) ? 'ok' : 'bad';
}
