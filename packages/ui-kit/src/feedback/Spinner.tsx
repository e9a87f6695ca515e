import { cx } from '../class-names.ts';
import styles from './Spinner.module.css';

/** A turning ring. With `label` it is announced; without, words stand beside it. */
export function Spinner({
  size = 'm',
  label,
  className,
}: {
  size?: 's' | 'm' | 'l' | undefined;
  label?: string | undefined;
  className?: string | undefined;
}) {
  return (
    <span
      className={cx(styles.spinner, styles[size], className)}
      {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
