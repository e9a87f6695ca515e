import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import styles from './KeyValue.module.css';

export interface KeyValueRow {
  id?: string | undefined;
  label: ReactNode;
  value: ReactNode;
  /** nothing there yet: written quietly */
  missing?: boolean | undefined;
}

export function KeyValue({
  rows,
  lines = false,
  className,
}: {
  rows: readonly KeyValueRow[];
  lines?: boolean | undefined;
  className?: string | undefined;
}) {
  return (
    <dl className={cx(styles.list, lines && styles.lines, className)}>
      {rows.map((row, index) => (
        <div className={styles.row} key={row.id ?? index}>
          <dt>{row.label}</dt>
          <dd className={cx(row.missing && styles.missing)}>{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}
