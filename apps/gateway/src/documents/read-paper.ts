import { extractText, getDocumentProxy } from 'unpdf';
import { withoutVowelSigns } from './vowel-signs.ts';

/** Lines break where a paper is narrow; joiners and marks of direction are no letters. */
const unread = /[\s\u200b-\u200f\u2066-\u2069]+/gu;

/**
 * Arabic is painted from the right, and some of its letters as one sign: the reader gives such words in the order of the page and
 * such letters turned around. Of what stands together every letter is compared, and not their order.
 */
const fromRight = /\p{Script=Arabic}+/gu;

const letters = (text: string): string =>
  withoutVowelSigns(text)
    .normalize('NFC')
    .replace(unread, '')
    .replace(fromRight, (run) => [...run].toSorted().join(''));

/**
 * Reads a PDF's own text again and says which of these lines it does not hold, letter by letter on one page. One that cannot be
 * read holds none.
 * @returns positions in `lines`
 */
export async function missingIn(pdf: Uint8Array, lines: readonly string[]): Promise<number[]> {
  try {
    /* the reader takes its bytes away */
    const document = await getDocumentProxy(new Uint8Array(pdf));
    const { text } = await extractText(document, { mergePages: false });
    const pages = text.map(letters);
    return lines.flatMap((line, at) => (pages.some((page) => page.includes(letters(line))) ? [] : [at]));
  } catch {
    return lines.map((_, at) => at);
  }
}
