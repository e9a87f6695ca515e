import type { Language } from '@sigorta/i18n/language';
import { formatDisplayDate, type IsoDate } from '@sigorta/validators/iso-date';
import { useState } from 'react';
import { cx } from '../class-names.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { Calendar } from './Calendar.tsx';
import type { DateRange, RangeEnd } from './date-range.ts';
import styles from './RangeCalendar.module.css';

interface RangeCalendarProps {
  range: DateRange;
  today: IsoDate;
  language: Language;
  /** both are chosen */
  onDone: () => void;
}

const ends = ['first', 'last'] as const satisfies RangeEnd[];

/** Two days taken from one calendar: after the first it asks for the last, unless that was what it was opened for. */
export function RangeCalendar({ range, today, language, onDone }: RangeCalendarProps) {
  const { first, last } = range;
  const [asked, setAsked] = useState<RangeEnd>(range.at);
  const date = range[asked];
  /* no day before the first one, and none before its own window */
  const min = asked === 'last' && first.value > last.min ? first.value : date.min;

  const pick = (day: IsoDate): void => {
    date.onPick(day);
    if (asked === 'last') {
      onDone();
      return;
    }
    if (last.value !== '' && last.value < day) last.onPick('');
    setAsked('last');
  };
  return (
    <div>
      <div className={styles.ends}>
        {ends.map((end) => (
          <button
            key={end}
            type="button"
            aria-pressed={end === asked}
            className={cx(styles.end, end === asked && styles.asked)}
            onClick={() => setAsked(end)}
          >
            <span className={styles.label}>{range[end].label}</span>
            <span className={styles.day}>{formatDisplayDate(range[end].value) || '\u2013'}</span>
          </button>
        ))}
      </div>
      <VisuallyHidden>
        <span role="status">{date.label}</span>
      </VisuallyHidden>
      <Calendar
        key={asked}
        value={date.value || first.value}
        span={{ first: first.value, last: last.value, isLastPending: asked === 'last' }}
        today={today}
        min={min}
        max={date.max}
        language={language}
        onPick={pick}
      />
      {range.said !== '' && <p className={styles.said}>{range.said}</p>}
    </div>
  );
}
