import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import styles from './ProgressRing.module.css';

interface ProgressRingProps {
  /** 0 to 1; without it the ring turns */
  value?: number | undefined;
  /** CSS pixels */
  size?: number | undefined;
  label: string;
  /** in its middle, e.g. `6 / 8` */
  children?: ReactNode | undefined;
}

export function ProgressRing({ value, size = 72, label, children }: ProgressRingProps) {
  const stroke = size >= 100 ? 8 : 10;
  const radius = 50 - stroke / 2;
  const turning = value === undefined;
  const share = turning ? 0.68 : Math.min(1, Math.max(0, value));
  return (
    <div
      className={styles.ring}
      role="progressbar"
      aria-label={label}
      {...(turning
        ? {}
        : { 'aria-valuenow': Math.round(share * 100), 'aria-valuemin': 0, 'aria-valuemax': 100 })}
    >
      <svg
        className={cx(turning && styles.turning)}
        viewBox="0 0 100 100"
        width={size}
        height={size}
        fill="none"
        strokeWidth={stroke}
        aria-hidden="true"
      >
        <circle className={styles.track} cx="50" cy="50" r={radius} />
        <circle
          className={styles.value}
          cx="50"
          cy="50"
          r={radius}
          pathLength="100"
          strokeDasharray={`${share * 100} 100`}
          strokeLinecap="round"
          transform="rotate(-90 50 50)"
        />
      </svg>
      {children && <span className={styles.middle}>{children}</span>}
    </div>
  );
}
