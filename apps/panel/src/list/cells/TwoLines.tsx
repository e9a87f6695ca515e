import type { ReactNode } from 'react';
import styles from './TwoLines.module.css';

interface TwoLinesProps {
  children: ReactNode;
  /** smaller, below */
  under: ReactNode;
}

/** Two matters of one cell, so that a row keeps its place for the others. */
export function TwoLines({ children, under }: TwoLinesProps) {
  return (
    <span className={styles.two}>
      {children}
      {under && <small>{under}</small>}
    </span>
  );
}
