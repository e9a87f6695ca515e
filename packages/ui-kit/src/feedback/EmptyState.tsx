import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  illustration?: ReactNode | undefined;
  title: ReactNode;
  text?: ReactNode | undefined;
  actions?: ReactNode | undefined;
  /** of the heading */
  level?: 1 | 2 | 3 | undefined;
}

/** Nothing here, and what one can do about it. */
export function EmptyState({ illustration, title, text, actions, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      {illustration && <div className={styles.picture}>{illustration}</div>}
      <Heading className={styles.title}>{title}</Heading>
      {text && <div className={styles.text}>{text}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
