import type { Measure } from './compare.ts';

/** So many lines in a row are no accident. */
const windowLines = 8;

interface Line {
  file: string;
  at: number;
  text: string;
}

/** What stands behind a comment that a piece begins with; its line breaks stay, so that lines keep their numbers. */
const afterComment = (piece: string): string => {
  const end = piece.indexOf('*/');
  const comment = end === -1 ? piece : piece.slice(0, end);
  return comment.replace(/[^\n]/g, '') + (end === -1 ? '' : piece.slice(end + 2));
};

/** Lines that do something: no comments, no imports, no closing brackets. */
function linesOf(file: string, code: string): Line[] {
  const withoutComments = code
    .split('/*')
    .map((piece, at) => (at === 0 ? piece : afterComment(piece)))
    .join('')
    .replace(/^import[\s\S]*?from '[^']*';$/gm, (line) => line.replace(/[^\n]/g, ''));
  return withoutComments
    .split('\n')
    .map((text, at) => ({ file, at, text: text.trim() }))
    .filter(({ text }) => /\w/.test(text) && !text.startsWith('//'));
}

/**
 * How many lines of each file stand word for word in another place too, eight or more in a row.
 * @param codes code by file
 */
export function repeatedLines(codes: Readonly<Record<string, string>>): Measure {
  const places = new Map<string, Line[][]>();
  for (const [file, code] of Object.entries(codes)) {
    const lines = linesOf(file, code);
    for (let start = 0; start + windowLines <= lines.length; start++) {
      const block = lines.slice(start, start + windowLines);
      const key = block.map(({ text }) => text).join('\n');
      places.set(key, [...(places.get(key) ?? []), block]);
    }
  }
  const repeated = new Map<string, Set<number>>();
  for (const blocks of places.values()) {
    if (blocks.length < 2) continue;
    for (const { file, at } of blocks.flat()) repeated.set(file, (repeated.get(file) ?? new Set()).add(at));
  }
  return Object.fromEntries([...repeated].map(([file, lines]) => [file, lines.size]));
}
