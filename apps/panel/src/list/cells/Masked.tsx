import styles from './OneLine.module.css';

interface MaskedProps {
  children: string;
  /** a number: written from left to right in every language */
  number?: boolean;
}

/** A name or number in a table, on one line; a dash when there is none. */
export function Masked({ children, number = false }: MaskedProps) {
  return (
    <bdi className={styles.line} dir={number ? 'ltr' : undefined}>
      {children || '–'}
    </bdi>
  );
}
