import { formatDate, formatTime } from '@sigorta/i18n/date';
import { useLanguage } from '@sigorta/runtime/runtime';
import styles from './OneLine.module.css';

interface InstantProps {
  /** ISO instant, or a day */
  at: string;
  /** the hour too */
  time?: boolean;
}

/** A moment in numbers, short enough for a table; Türkiye's time. */
export function Instant({ at, time = true }: InstantProps) {
  const language = useLanguage();
  const hour = time && at.length > 10 ? ` ${formatTime(at, language)}` : '';
  return (
    <time dateTime={at} className={styles.line}>
      <bdi>
        {formatDate(at, language, 'numeric')}
        {hour}
      </bdi>
    </time>
  );
}
