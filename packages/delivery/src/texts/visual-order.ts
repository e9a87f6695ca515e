import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/** A row of a page, paper or letter that runs from the right, or a line whose own first letter decides. */
export type Row = 'rtl' | 'auto';

const mirrored: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '«': '»',
  '»': '«',
  '<': '>',
  '>': '<',
};
const arabic = /\p{Script=Arabic}/u;
const latin = String.raw`A-Za-z\u00c0-\u024f`;
/* what is read from the left in one piece: an address, a number with its sign and unit, a name of several words */
const word = String.raw`[.#/+*@]*[${latin}\d](?:[${latin}\d.,:/@#*+_&=?%'’\u2060-]*[${latin}\d#*+/_])?`;
const unit = String.raw`(?:TL|TRY|EUR|USD|MB|€|\$)(?![${latin}])`;
const name = String.raw`(?=[^ \u00a0]*[${latin}])${word}(?:[ \u00a0](?=[+\d${latin}])${word})*`;
const number = String.raw`\+?\d[\d.,:/-]*\d|\+?\d`;
const phone = String.raw`(?:\+\d+|0\d{2,3})(?:[ \u00a0]\d{2,4}){2,}`;
const atom = new RegExp(
  `^(?:€(?:${number})|${name}|${phone}|(?:${number})(?:[ \u00a0]${unit})?|[.#/*]+(?=[\\s(]|$))`,
  'u',
);
const opening = /[\u2066-\u2068]/;

/** The end of the isolate that begins at `from`, which is the place of its mark. */
function closing(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (opening.test(text.charAt(at))) depth += 1;
    if (text[at] === '\u2069') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

const firstStrong = (text: string): 'ltr' | 'rtl' => {
  const [strong = ''] = text.match(/\p{L}/u) ?? [];
  return arabic.test(strong) ? 'rtl' : 'ltr';
};

const isolateRuns = (text: string, mark: string): 'ltr' | 'rtl' => {
  if (mark === '\u2066') return 'ltr';
  return mark === '\u2067' ? 'rtl' : firstStrong(text);
};

/** Words of Arabic in a row that runs from the left stand together, from the right. */
const fromLeft = (text: string): string =>
  text.replace(/\p{Script=Arabic}(?:[^\p{Script=Latin}\d]*\p{Script=Arabic})?/gu, (run) =>
    [...run].toReversed().join(''),
  );

/**
 * How a reader must meet a text, from left to right, said by hand and not by Unicode's algorithm: in a row from the right
 * every word, sign and bracket follows the one before it to the left, what is filled in stands in one piece, and so do
 * Latin words, amounts, phone numbers and addresses, from the left.
 */
export function meantOrder(text: string, runs: 'ltr' | 'rtl'): string {
  if (runs === 'ltr') return fromLeft(text.replace(/[\u2066-\u2069]/g, ''));
  let seen = '';
  for (let at = 0; at < text.length; ) {
    const sign = text.charAt(at);
    if (opening.test(sign)) {
      const end = closing(text, at);
      const inner = text.slice(at + 1, end);
      seen = meantOrder(inner, isolateRuns(inner, sign)) + seen;
      at = end + 1;
      continue;
    }
    const [piece = mirrored[sign] ?? sign] = text.slice(at).match(atom) ?? [];
    seen = piece + seen;
    at += piece.length;
  }
  return seen;
}

/* a percent sign is read on either side of its number */
const bare = (text: string): string =>
  text.replace(/[\u2066-\u2069\u2060\u200e\u200f\u061c]/g, '').replace(/[%٪][ \u00a0]?(\d[\d.,]*)/gu, '$1%');

/** The order in which Unicode's algorithm shows a text, from left to right. */
export function shownOrder(text: string, row: Row): string {
  const levels = bidi.getEmbeddingLevels(text, row);
  return bidi.getReorderedString(text, levels);
}

/** What a reader sees and should see, when they differ; null when all is read in order. */
export function visualFault(text: string, row: Row): { shown: string; meant: string } | null {
  const faults = text.split('\n').flatMap((line) => {
    if (!arabic.test(line)) return [];
    const shown = bare(shownOrder(line, row));
    const meant = bare(meantOrder(line, 'rtl'));
    return shown === meant ? [] : [{ shown, meant }];
  });
  return faults[0] ?? null;
}
