import { deflateSync, inflateSync } from 'node:zlib';
import { type PdfParts, putTogether, takeApart } from './pdf-objects.ts';

/* the typesetter ends a line nowhere inside of a string: each of these stands on one of its own */
const line = (end: string): string => String.raw`[^\n]+ ${end}\n`;
const shown = ['Tr', 'Tf', 'Tm', 'T[Jj]'].map(line).join('');
/* a word of a text that runs from the right, alone or with the letters it stands for around it */
const word = String.raw`/ReversedChars BMC\n${shown}EMC\n`;
const turned = String.raw`(?:/Span <<\n[^\n]*/ActualText [^\n]+\n>> BDC\n${word}EMC\n|${word})`;
const block = new RegExp(String.raw`(?<=\nBT\n)${turned}{2,}(?=ET\n)`, 'g');
const one = new RegExp(turned, 'g');

/**
 * The typesetter writes the words of a line from the right as they stand on paper, from the left, each with a place of its own: a reader that follows
 * the file hears the last one first. They are written again from the first to the last; where they are painted does not change.
 */
export const inSpokenOrder = (content: string): string =>
  content.replace(block, (words) => (words.match(one) ?? []).toReversed().join(''));

const packed = /^(\d+ 0 obj\n<<\n {2}\/Length )(\d+)(\n {2}\/Filter \/FlateDecode\n>>\nstream\n)/;

function contentInOrder(object: Buffer): Buffer {
  const head = packed.exec(object.toString('latin1', 0, 120));
  if (!head) return object;
  const [whole, before = '', length = '0', behind = ''] = head;
  const from = whole.length;
  const content = inflateSync(object.subarray(from, from + Number(length))).toString('latin1');
  const ordered = inSpokenOrder(content);
  if (ordered === content) return object;
  const bytes = deflateSync(Buffer.from(ordered, 'latin1'));
  const rest = object.subarray(from + Number(length));
  return Buffer.concat([Buffer.from(`${before}${bytes.length}${behind}`, 'latin1'), bytes, rest]);
}

/** Readers show a document's title, not its file's name. */
const titleShown = (catalog: Buffer): Buffer =>
  Buffer.from(
    catalog
      .toString('latin1')
      .replace('/ViewerPreferences <<\n', '/ViewerPreferences <<\n    /DisplayDocTitle true\n'),
    'latin1',
  );

const startOf = (bytes: Buffer): string => bytes.toString('latin1', 0, 40);

/* letters of scripts that run from the right, and marks that turn a text */
const fromTheRight =
  /[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Whether a sheet has a word that is set from the right; without one its lines stand in their order already. */
export const hasTextFromTheRight = (sheet: string): boolean => fromTheRight.test(sheet);

/** What the typesetter cannot be told: the order in which Arabic is read, and that the title is shown. @param isTurned whether a word of it runs from the right */
export function finished(pdf: Buffer, isTurned: boolean): Buffer {
  const parts = takeApart(pdf);
  if (!parts) return pdf;
  const pages = isTurned ? parts.objects.filter(({ bytes }) => /\/Type \/Page\n/.test(startOf(bytes))) : [];
  const contents = new Set(
    pages.map(({ bytes }) => Number(/\/Contents (\d+) 0 R/.exec(bytes.toString('latin1'))?.[1])),
  );
  const finish = ({ number, bytes }: PdfParts['objects'][number]): Buffer => {
    if (contents.has(number)) return contentInOrder(bytes);
    return /\/Type \/Catalog\n/.test(startOf(bytes)) ? titleShown(bytes) : bytes;
  };
  return putTogether({
    ...parts,
    objects: parts.objects.map((object) => ({ number: object.number, bytes: finish(object) })),
  });
}
