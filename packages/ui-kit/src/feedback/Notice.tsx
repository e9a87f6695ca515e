import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { Icon, type IconName } from '../layout/Icon.tsx';
import styles from './Notice.module.css';

interface NoticeProps {
  tone?: 'info' | 'ok' | 'warn' | 'bad' | 'brand' | undefined;
  title?: ReactNode | undefined;
  children?: ReactNode | undefined;
  actions?: ReactNode | undefined;
  icon?: IconName | undefined;
  /** `status` or `alert` when it appears by itself */
  role?: 'status' | 'alert' | undefined;
  className?: string | undefined;
}

const icons = { info: 'info', ok: 'success', warn: 'alert', bad: 'important', brand: 'info' } as const;

/** Words first: the colour only repeats what they say. */
export function Notice({ tone = 'info', title, children, actions, icon, role, className }: NoticeProps) {
  return (
    <div className={cx(styles.notice, styles[tone], className)} role={role}>
      <Icon name={icon ?? icons[tone]} className={styles.icon} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
