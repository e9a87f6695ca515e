import { type Table, TableBuilder } from './table.ts';

const delimiters = ['\t', ';', ',', '|'];

/** Excel may begin a file with `sep=;`. */
const told = /^sep=(.)\r?\n/i;

/** A title may stand above the headings. */
const linesLookedAt = 10;
const longestHead = 20_000;

/** The one that stands most often in one of the first lines, outside quotes; a comma when none does. */
function delimiterOf(text: string): string {
  const head = text.slice(0, longestHead).replace(/"[^"]*"/g, '');
  const lines = head.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const counts = delimiters.map((delimiter) =>
    Math.max(1, ...lines.slice(0, linesLookedAt).map((line) => line.split(delimiter).length)),
  );
  const most = Math.max(...counts);
  return most > 1 ? (delimiters[counts.indexOf(most)] ?? ',') : ',';
}

/**
 * CSV, or cells copied from a sheet. A quote opens only at the start of a cell; two inside are one. A quote that is never
 * closed ends at the text's end.
 * @throws ListFault when there are too many rows or none
 */
export function parseCsv(source: string): Table {
  const hint = told.exec(source);
  const text = hint ? source.slice(hint[0].length) : source;
  const delimiter = hint?.[1] ?? delimiterOf(text);
  const table = new TableBuilder();
  let cells: string[] = [];
  let number = hint ? 2 : 1;
  let at = 0;

  const quoted = (): string => {
    let cell = '';
    at++;
    while (at < text.length) {
      const end = text.indexOf('"', at);
      if (end < 0) break;
      cell += text.slice(at, end);
      at = end + 1;
      if (text[at] !== '"') return cell;
      cell += '"';
      at++;
    }
    cell += text.slice(at);
    at = text.length;
    return cell;
  };
  const plain = (): string => {
    const start = at;
    while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at++;
    return text.slice(start, at);
  };

  while (at < text.length) {
    cells.push(text[at] === '"' ? quoted() + plain() : plain());
    if (text[at] === delimiter) {
      at++;
      continue;
    }
    table.add(number++, cells);
    cells = [];
    if (text[at] === '\r') at++;
    if (text[at] === '\n') at++;
  }
  /* the text ended behind a separator: an empty cell, as programs that end no last line write one */
  if (cells.length > 0) table.add(number, [...cells, '']);
  return table.finish();
}
