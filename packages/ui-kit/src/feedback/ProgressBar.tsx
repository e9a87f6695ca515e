import styles from './ProgressBar.module.css';

interface ProgressBarProps {
  /** 0 to `max`; without it the bar only says that something goes on */
  value?: number | undefined;
  max?: number | undefined;
  label: string;
}

export function ProgressBar({ value, max = 1, label }: ProgressBarProps) {
  return <progress className={styles.bar} value={value} max={max} aria-label={label} />;
}
