import { fold } from '@sigorta/i18n/fold';
import type { Field } from '@sigorta/product-kit/field';
import { headerWords } from './header-words.ts';
import { ListFault } from './list-fault.ts';
import type { Row, Table } from './table.ts';

export interface Matched {
  /** rows of persons: cells in the order of `fields`, empty where the list has no such column */
  rows: Row[];
  /** fields the list has no column for */
  missing: Field[];
  /** no headings were found and the columns were taken in the form's order */
  guessed: boolean;
}

/** Headings may stand below a title or a logo. */
const headingsWithin = 10;

function columnsOf(row: Row, fields: readonly Field[], labelOf: (field: Field) => string): number[] {
  const headings = row.cells.map(fold);
  const taken = new Set<number>();
  return fields.map((field) => {
    const words = [field.name, labelOf(field), ...(headerWords[field.name] ?? [])].map(fold);
    const column = headings.findIndex((heading, at) => !taken.has(at) && words.includes(heading));
    taken.add(column);
    return column;
  });
}

const found = (columns: readonly number[]): number => columns.filter((column) => column >= 0).length;

const inOrder = (row: Row, columns: readonly number[]): Row => ({
  number: row.number,
  cells: columns.map((column) => row.cells[column] ?? ''),
});

/**
 * Finds each field's column by its heading, in any of the four languages or the product's own words.
 * @throws ListFault `headers` when fewer than two are known and the columns do not fit the form either
 */
export function matchHeaders(
  { rows }: Table,
  fields: readonly Field[],
  labelOf: (field: Field) => string,
): Matched {
  const tried = rows.slice(0, headingsWithin).map((row) => columnsOf(row, fields, labelOf));
  const best = tried.reduce((one, columns, at) => (found(columns) > found(tried[one] ?? []) ? at : one), 0);
  const columns = tried[best] ?? [];
  if (found(columns) >= Math.min(2, fields.length)) {
    return {
      rows: rows.slice(best + 1).map((row) => inOrder(row, columns)),
      missing: fields.filter((_, at) => columns[at] === -1),
      guessed: false,
    };
  }
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  if (width !== fields.length) throw new ListFault('headers');
  return {
    rows: rows.map((row) =>
      inOrder(
        row,
        fields.map((_, at) => at),
      ),
    ),
    missing: [],
    guessed: true,
  };
}
