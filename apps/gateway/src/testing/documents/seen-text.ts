import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

type Matrix = readonly [number, number, number, number, number, number];
const whole: Matrix = [1, 0, 0, 1, 0, 0];
const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[1] * n[2],
  m[0] * n[1] + m[1] * n[3],
  m[2] * n[0] + m[3] * n[2],
  m[2] * n[1] + m[3] * n[3],
  m[4] * n[0] + m[5] * n[2] + n[4],
  m[4] * n[1] + m[5] * n[3] + n[5],
];

interface Glyph {
  /** what the PDF says it stands for */
  text: string;
  /** points from the left, and from the foot of the page */
  x: number;
  y: number;
  /** where the next one begins, and how large it is, in points */
  end: number;
  size: number;
}

/** A glyph as pdf.js tells of it; a number is a step back in thousandths of the size. */
type Shown = number | { unicode: string; width: number } | null;

/** Walks what a page paints: what is kept, where text stands, and which glyphs are there. */
class Painter {
  glyphs: Glyph[] = [];
  #now = whole;
  #kept: Matrix[] = [];
  #text = whole;
  #size = 0;

  /** @param args as pdf.js hands them over; an instruction that paints no text changes nothing */
  act(name: string, args: readonly unknown[]): void {
    if (name === 'save') this.#kept.push(this.#now);
    if (name === 'restore') this.#now = this.#kept.pop() ?? whole;
    if (name === 'transform') this.#now = times(args as unknown as Matrix, this.#now);
    if (name === 'beginText') this.#text = whole;
    if (name === 'setFont') this.#size = Number(args[1]);
    if (name === 'setTextMatrix') this.#text = Object.values(args[0] as Matrix) as unknown as Matrix;
    if (name === 'showText') this.#show(args[0] as readonly Shown[]);
  }

  #show(shown: readonly Shown[]): void {
    let at = 0;
    const on = times(this.#text, this.#now);
    const place = (x: number): Matrix => times([1, 0, 0, 1, x, 0], on);
    for (const one of shown) {
      if (typeof one === 'number') at -= (one * this.#size) / 1000;
      if (typeof one === 'number' || one === null) continue;
      const wide = (one.width * this.#size) / 1000;
      const [, , , , x, y] = place(at);
      this.glyphs.push({ text: one.unicode, x, y, end: place(at + wide)[4], size: this.#size });
      at += wide;
    }
  }
}

/* ways to move text that typst does not use: whoever meets one has to teach the painter */
const moves = new Set([
  'moveText',
  'nextLine',
  'setLeadingMoveText',
  'showSpacedText',
  'nextLineShowText',
  'nextLineSetSpacingShowText',
  'setCharSpacing',
  'setWordSpacing',
  'setHScale',
  'setTextRise',
]);

async function glyphsOf(pdf: Uint8Array): Promise<Glyph[][]> {
  const { OPS } = await getResolvedPDFJS();
  const names = new Map(Object.entries(OPS).map(([name, code]) => [code, name]));
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const pages: Glyph[][] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const painter = new Painter();
    const { fnArray, argsArray } = await (await document.getPage(page)).getOperatorList();
    fnArray.forEach((code, at) => {
      const name = names.get(code) ?? '';
      if (moves.has(name)) throw new Error(`a page moves text by ${name}`);
      painter.act(name, argsArray[at] ?? []);
    });
    pages.push(painter.glyphs);
  }
  return pages;
}

const marks = /[\u200b-\u200f\u2060\u2066-\u2069\ufeff]/gu;

/** Pieces of the lines of a page, from above; a gap wider than any space ends one. Glyphs stand as they are painted, from the left. */
function pieces(glyphs: readonly Glyph[]): Glyph[][] {
  const lines = new Map<number, Glyph[]>();
  for (const glyph of glyphs) {
    const near = [...lines.keys()].find((y) => Math.abs(y - glyph.y) < 1) ?? glyph.y;
    lines.set(near, [...(lines.get(near) ?? []), glyph]);
  }
  const cut = (line: Glyph[]): Glyph[][] => {
    const made: Glyph[][] = [];
    for (const glyph of line.toSorted((one, other) => one.x - other.x)) {
      const last = made.at(-1);
      const before = last?.at(-1);
      if (last && before && glyph.x - before.end < glyph.size / 2) last.push(glyph);
      else made.push([glyph]);
    }
    return made;
  };
  return [...lines].toSorted(([one], [other]) => other - one).flatMap(([, line]) => cut(line));
}

const arabic = /\p{Script=Arabic}/u;
/* what is read from the left: letters of other scripts, digits, and signs that belong to a number, an address or a card */
const fromLeft = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Nd}+#*@•€$−]/u;
/*
 * What may stand between two of them; a comma of Arabic ends a name, a slash with spaces one language of two. A dash between numbers may
 * be a range, which is read from the right, and a bracket may begin another thought: both are read either way.
 */
const joining = [
  /^(?:[ \u00a0.,:_&’'%=-]{0,4}|\/)$/u,
  /^(?:[ \u00a0.,:_&’'%=–-]{0,4}|\/)$/u,
  /^(?:[ \u00a0.,:()_&’'%=-]{0,4}|\/)$/u,
];

/* an hour is no part of the year that stands before it, to its right */
const hourBefore = /^(\d{2}:\d{2})[ \u00a0](\d{4})$/;

/**
 * Reads a painted line as an Arabic reader does: from the right, and what is not Arabic from the left, in one go.
 * @param joins what may stand between two pieces that are read from the left in one go
 */
function readLine(line: readonly Glyph[], joins: RegExp): string {
  const texts = line.map(({ text }) => text.replace(marks, ''));
  if (!texts.some((text) => arabic.test(text))) return texts.join('');
  let read = '';
  for (let at = texts.length - 1; at >= 0; ) {
    if (!fromLeft.test(texts[at] ?? '')) {
      read += texts[at];
      at -= 1;
      continue;
    }
    let first = at;
    for (let left = at - 1, between = ''; left >= 0; left -= 1) {
      const text = texts[left] ?? '';
      if (fromLeft.test(text)) {
        first = left;
        between = '';
      } else between += text;
      if (!joins.test(between)) break;
    }
    read += texts
      .slice(first, at + 1)
      .join('')
      .replace(hourBefore, '$2 $1');
    at = first - 1;
  }
  return read;
}

/**
 * Letters, digits and the signs inside of numbers: brackets, quotation marks, dashes and what ends a sentence are told apart by nobody
 * whom they turn; vowel signs are not printed.
 */
const readable = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(marks, '')
    .replace(/[\u064b-\u0652\u0670ـ%٪()[\]«»“”"'’‘،؛;!?؟…–—|]/gu, '')
    .replace(/(?<![\p{Script=Latin}\p{Nd}])[.,:/-]|[.,:/-](?![\p{Script=Latin}\p{Nd}])/gu, '')
    .replace(/\s/gu, '');

/** A paper as it is met by an eye: each line in the readings that it may have, by what joins what is read from the left. */
export interface SeenPaper {
  lines: readonly (readonly string[])[];
}

/** Reads where every glyph of a PDF is painted; what the file says of the order of its text is no matter. */
export async function seenPaper(pdf: Uint8Array): Promise<SeenPaper> {
  const pages = await glyphsOf(pdf);
  const lines = pages.flatMap((glyphs) =>
    pieces(glyphs).map((line) => joining.map((joins) => readable(readLine(line, joins)))),
  );
  return { lines: lines.filter(([line]) => line !== '') };
}

/** Whether a text stands on the paper in its order, on one line or on lines that follow each other from above. */
export function isSeen({ lines }: SeenPaper, text: string): boolean {
  const words = text
    .split(/[\s\u200b]+/u)
    .map(readable)
    .filter((word) => word !== '');
  const all = words.join('');
  if (lines.some((readings) => readings.some((line) => line.includes(all)))) return true;
  const next = (from: number, fits: (line: string) => boolean): number =>
    lines.findIndex((readings, at) => at >= from && readings.some(fits));
  /* the longest part that a line holds to its end, then the same of a line below, until one begins with the rest */
  const follows = (rest: readonly string[], from: number): boolean => {
    const left = rest.join('');
    if (from > 0 && next(from, (line) => line.startsWith(left)) >= 0) return true;
    for (let taken = rest.length - 1; taken > 0; taken -= 1) {
      const part = rest.slice(0, taken).join('');
      const at = next(from, (line) => (from === 0 ? line.endsWith(part) : line === part));
      if (at >= 0) return follows(rest.slice(taken), at + 1);
    }
    return false;
  };
  return follows(words, 0);
}
