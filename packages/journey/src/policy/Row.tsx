import { Spinner } from '@sigorta/ui-kit/feedback/Spinner.tsx';
import { Icon, type IconName } from '@sigorta/ui-kit/layout/Icon.tsx';
import type { ReactNode } from 'react';
import styles from './DocumentRows.module.css';

interface RowProps {
  icon: IconName;
  waiting: boolean;
  title: string;
  children: ReactNode;
  action?: ReactNode;
}

/** What there is of a purchase: its name, the state it is in, and what can be done with it. */
export const Row = ({ icon, waiting, title, children, action }: RowProps) => (
  <li className={styles.row} aria-busy={waiting || undefined}>
    <span className={`${styles.icon} ${waiting ? styles.waiting : ''}`}>
      {waiting ? <Spinner /> : <Icon name={icon} />}
    </span>
    <div>
      <b>{title}</b>
      <span className={styles.note} role="status">
        {children}
      </span>
    </div>
    {action && <div className={styles.action}>{action}</div>}
  </li>
);
