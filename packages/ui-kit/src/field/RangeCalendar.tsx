import type { Language } from '@sigorta/i18n/language';
import { addDays, formatDisplayDate, type IsoDate, isIsoDate } from '@sigorta/validators/iso-date';
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

/** Between which days the last one may lie, when the first one is this: in its own window, not before it, no longer than the longest. */
function windowOfLast({ last, longest }: DateRange, first: string): { min: string; max: string } {
  const min = first > last.min ? first : last.min;
  const end = longest !== null && isIsoDate(first) ? addDays(first, longest - 1) : '';
  return { min, max: end !== '' && (last.max === '' || end < last.max) ? end : last.max };
}

/** Two days taken from one calendar: after the first it asks for the last, unless that was what it was opened for. */
export function RangeCalendar({ range, today, language, onDone }: RangeCalendarProps) {
  const { first, last } = range;
  const [asked, setAsked] = useState<RangeEnd>(range.at);
  const date = range[asked];
  const { min, max } = asked === 'first' ? date : windowOfLast(range, first.value);

  const pick = (day: IsoDate): void => {
    date.onPick(day);
    if (asked === 'last') {
      onDone();
      return;
    }
    const fits = windowOfLast(range, day);
    if (last.value !== '' && (last.value < fits.min || (fits.max !== '' && last.value > fits.max)))
      last.onPick('');
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
        <span role="status">{[date.label, range.said].filter((part) => part !== '').join(', ')}</span>
      </VisuallyHidden>
      <Calendar
        key={asked}
        value={date.value || first.value}
        span={{ first: first.value, last: last.value, isLastPending: asked === 'last' }}
        today={today}
        min={min}
        max={max}
        language={language}
        onPick={pick}
      />
      {range.said !== '' && <p className={styles.said}>{range.said}</p>}
    </div>
  );
}
