import { type ReactNode, useId } from 'react';
import styles from './Box.module.css';

interface BoxProps {
  title?: ReactNode | undefined;
  /** at the end of the title's line */
  aside?: ReactNode | undefined;
  children: ReactNode;
}

/** A white sheet with a title: one matter of a page. */
export function Box({ title, aside, children }: BoxProps) {
  const id = useId();
  return (
    <section className={styles.box} aria-labelledby={title ? id : undefined}>
      {title && (
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}
