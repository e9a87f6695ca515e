import { formatNumber } from '@sigorta/i18n/number';
import { useLanguage } from '@sigorta/runtime/runtime';
import { cx } from '@sigorta/ui-kit/class-names';
import styles from './Bars.module.css';
import { scaleTop } from './share-of.ts';

interface BarsProps {
  days: readonly { day: string; quotes: number; issued: number }[];
}

const quarters = [4, 3, 2, 1, 0];

/** The drawing alone, in percent of its box so that nothing is stretched; the table beside it says the same. */
export function Bars({ days }: BarsProps) {
  const language = useLanguage();
  const top = scaleTop(Math.max(...days.map(({ quotes, issued }) => Math.max(quotes, issued))));
  const width = 100 / days.length;
  const every = days.length > 14 ? 5 : 1;
  return (
    <div className={styles.chart} aria-hidden="true">
      <ol className={styles.scale}>
        {quarters.map((quarter) => (
          <li key={quarter}>{formatNumber((top / 4) * quarter, language)}</li>
        ))}
      </ol>
      <svg className={styles.drawing} width="100%" height="100%" aria-hidden="true" focusable="false">
        {quarters.map((quarter) => (
          <line
            key={quarter}
            x1="0"
            x2="100%"
            y1={`${100 - quarter * 25}%`}
            y2={`${100 - quarter * 25}%`}
            className={styles.line}
          />
        ))}
        {days.map(({ day, quotes, issued }, index) => (
          <g key={day}>
            <Bar at={index} width={width} share={quotes / top} className={styles.quotes} />
            <Bar at={index} width={width} share={issued / top} className={styles.issued} />
          </g>
        ))}
      </svg>
      <ol className={cx(styles.days, days.length > 7 && every === 1 && styles.many)}>
        {days.map(({ day }, index) => (
          <li key={day}>{(days.length - 1 - index) % every === 0 && Number(day.slice(8))}</li>
        ))}
      </ol>
    </div>
  );
}

interface BarProps {
  at: number;
  /** percent of the drawing */
  width: number;
  share: number;
  className: string | undefined;
}

const Bar = ({ at, width, share, className }: BarProps) =>
  share > 0 && (
    <rect
      x={`${(at + 0.16) * width}%`}
      width={`${width * 0.68}%`}
      y={`${(1 - share) * 100}%`}
      height={`${share * 100}%`}
      rx="3"
      className={className}
    />
  );
