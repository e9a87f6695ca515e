import { type Table, TableBuilder } from './table.ts';

const delimiters = ['\t', ';', ',', '|'];

/** Excel may begin a file with `sep=;`. */
const told = /^sep=(.)\r?\n/i;

const longestHead = 20_000;

/** How much of the text is a table by this separator: rows that have as many cells as most of them, times the separators in each. */
function tableBy(delimiter: string, lines: readonly string[]): number {
  const alike = new Map<number, number>();
  for (const line of lines) {
    const separators = line.split(delimiter).length - 1;
    alike.set(separators, (alike.get(separators) ?? 0) + separators);
  }
  return Math.max(0, ...alike.values());
}

/** The one that makes the largest table of what stands outside quotes, whatever stands above it; a comma when none makes one. */
function delimiterOf(text: string): string {
  const head = text.slice(0, longestHead).replace(/"[^"]*"/g, '');
  const lines = head.split(/\r\n|\r|\n/);
  const tables = delimiters.map((delimiter) => tableBy(delimiter, lines));
  const largest = Math.max(...tables);
  return largest > 0 ? (delimiters[tables.indexOf(largest)] ?? ',') : ',';
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
