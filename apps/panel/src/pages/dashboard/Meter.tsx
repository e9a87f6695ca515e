import styles from './Meter.module.css';

/** A share as a line across the whole width; the number stands beside it. */
export function Meter({ share }: { share: number }) {
  return (
    <svg className={styles.meter} width="100%" height="6" aria-hidden="true" focusable="false">
      <rect width="100%" height="6" rx="3" className={styles.ground} />
      <rect width={`${Math.min(share, 1) * 100}%`} height="6" rx="3" className={styles.share} />
    </svg>
  );
}
