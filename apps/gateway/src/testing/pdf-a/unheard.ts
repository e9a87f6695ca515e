import { withoutVowelSigns } from '../../documents/vowel-signs.ts';
import { textsOf } from '../documents/kept-papers.ts';
import { openPaper } from './paper.ts';
import { readAloud } from './reading.ts';

/** Letters and signs alone: a line ends where the paper is narrow, and marks of direction are not heard. */
const heard = (text: string): string =>
  withoutVowelSigns(text)
    .normalize('NFC')
    .replace(/[\s\u00ad\u200b-\u200f\u2060\u2066-\u2069]+/gu, '');

/**
 * Which texts of a sheet a reader that follows the file does not hear as they were given: letter by letter, in their order. What stands at
 * the foot of every page is decoration, and heard by nobody.
 */
export async function unheard(bytes: Uint8Array, sheet: unknown): Promise<string[]> {
  const lines = (await openPaper(bytes).then(readAloud)).map(heard);
  const whole = lines.join('\n');
  const { footer, title, ...parts } =
    typeof sheet === 'object' && sheet ? { footer: '', title: '', ...sheet } : {};
  return [...new Set(textsOf(parts))].filter((text) => !whole.includes(heard(text)));
}
