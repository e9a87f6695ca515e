import { longestCell, mostColumns, mostRows } from './limits.ts';
import { ListFault } from './list-fault.ts';

/** A sheet as text, empty rows left out. */
export interface Table {
  rows: Row[];
  /** days to add to a date kept as a number: 1462 in workbooks that count from 1904 */
  dateShift: number;
}

export interface Row {
  /** as the buyer's program counts them, from 1 */
  number: number;
  cells: string[];
}

/** Takes rows one by one and refuses the one too many, so that a huge list costs no more than a large one. */
export class TableBuilder {
  readonly #rows: Row[] = [];

  add(number: number, cells: readonly string[]): void {
    const kept = cells.slice(0, mostColumns).map((cell) => cell.trim().slice(0, longestCell));
    if (kept.every((cell) => cell === '')) return;
    if (this.#rows.length >= mostRows) throw new ListFault('tooManyRows');
    this.#rows.push({ number, cells: kept });
  }

  /** @throws ListFault `empty` */
  finish(dateShift = 0): Table {
    if (this.#rows.length === 0) throw new ListFault('empty');
    return { rows: this.#rows, dateShift };
  }
}
