import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { Icon, type IconName } from '../layout/Icon.tsx';
import styles from './Badge.module.css';

interface BadgeProps {
  tone?: 'neutral' | 'brand' | 'ok' | 'warn' | 'bad' | 'info' | undefined;
  icon?: IconName | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** A word about a state; never pressed. */
export function Badge({ tone = 'neutral', icon, children, className }: BadgeProps) {
  return (
    <span className={cx(styles.badge, styles[tone], className)}>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </span>
  );
}
