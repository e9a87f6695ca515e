import { Link, useTexts } from '@sigorta/runtime/runtime';
import { cx } from '@sigorta/ui-kit/class-names';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import type { ReactNode } from 'react';
import styles from './DataTable.module.css';
import { useAsCards } from './use-as-cards.ts';
import type { ListControl } from './use-list-state.ts';

export interface Column<Row> {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** name of the request's sort; without it the column cannot be sorted by */
  sort?: string | undefined;
  /** numbers and amounts stand at the end of the line */
  end?: boolean | undefined;
  /** left out on phones, where a row is a card */
  wide?: boolean | undefined;
  /** where it stands in that card, without its label, an action at its end; beside the others with it */
  place?: 'head' | 'aside' | 'sub' | 'corner' | 'badge' | 'action' | undefined;
}

interface DataTableProps<Row> {
  /** what the table lists, for readers */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** where a row leads: its first cell becomes the link, and the whole row can be pressed */
  hrefOf?: ((row: Row) => string) | undefined;
  list?: ListControl | undefined;
  /** a new answer is on its way */
  busy?: boolean | undefined;
}

/** Rows of one page. Where they have no room beside each other every row is a card: what it is about first, the rest with labels beside the values. */
export function DataTable<Row>({ caption, columns, rows, keyOf, hrefOf, list, busy }: DataTableProps<Row>) {
  const { frame, asCards } = useAsCards();
  return (
    <div className={cx(styles.frame, busy && styles.busy)} ref={frame}>
      <table className={cx(styles.table, asCards && styles.cards)} aria-busy={busy || undefined}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.key} column={column} list={list} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column, index) => (
                <Cell key={column.key} column={column} first={index === 0} href={hrefOf?.(row)}>
                  {column.cell(row)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Head<Row>({ column, list }: { column: Column<Row>; list: ListControl | undefined }) {
  const t = useTexts('panel');
  const { sort, label, end } = column;
  if (!sort || !list) {
    return (
      <th scope="col" className={cx(end && styles.end)}>
        {label}
      </th>
    );
  }
  const isSorted = list.sort === sort;
  const order = list.ascending ? 'ascending' : 'descending';
  return (
    <th scope="col" aria-sort={isSorted ? order : undefined} className={cx(end && styles.end)}>
      <button
        type="button"
        className={styles.sort}
        aria-label={t('list.sort', { column: label })}
        onClick={() => list.change({ sort, ascending: isSorted && !list.ascending })}
      >
        {label}
        <Icon
          name={isSorted ? (list.ascending ? 'up' : 'down') : 'sort'}
          size={14}
          className={cx(!isSorted && styles.faint)}
        />
      </button>
    </th>
  );
}

interface CellProps<Row> {
  column: Column<Row>;
  first: boolean;
  href: string | undefined;
  children: ReactNode;
}

function Cell<Row>({ column, first, href, children }: CellProps<Row>) {
  const { end, wide, place } = column;
  const className = cx(end && styles.end, wide && styles.wide, place && styles[place]);
  if (!first) {
    return (
      <td className={className} data-label={column.label}>
        {children}
      </td>
    );
  }
  return (
    <th scope="row" className={className}>
      {href === undefined ? (
        children
      ) : (
        <Link to={href} className={styles.link}>
          {children}
        </Link>
      )}
    </th>
  );
}
