// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: APG's date grid is a table with these roles
// biome-ignore-all lint/a11y/useFocusableInteractive: the button in a cell takes the focus
import type { Language } from '@sigorta/i18n/language';
import { dateLocales } from '@sigorta/i18n/locale';
import { addDays, addMonths, type IsoDate } from '@sigorta/validators/iso-date';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { cx } from '../class-names.ts';
import { useUiText } from '../text/ui-texts.tsx';
import styles from './Calendar.module.css';
import { clampDate, firstOfMonth, firstWeekday, weeksOf } from './calendar-month.ts';

interface CalendarProps {
  /** ISO date or empty */
  value: string;
  /** the first and the last day where two are chosen, `value` one of them; each may be empty */
  span?: DaySpan | undefined;
  today: IsoDate;
  min: string;
  max: string;
  language: Language;
  onPick: (date: IsoDate) => void;
}

export interface DaySpan {
  first: string;
  last: string;
  /** the day whose choice is pending closes the span while it is pointed at, or reached by keys */
  isLastPending: boolean;
}

/** What a month says, each by a formatter that is made once: there are forty-two days. */
function wordsIn(language: Language) {
  const by = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(dateLocales[language], { timeZone: 'UTC', ...options });
    return (date: IsoDate): string => format.format(new Date(`${date}T00:00:00Z`));
  };
  return {
    month: by({ month: 'long', year: 'numeric' }),
    weekday: by({ weekday: 'long' }),
    weekdayInShort: by({ weekday: language === 'ar' ? 'narrow' : 'short' }),
    day: by({ dateStyle: 'full' }),
  };
}

/** Where a key leads from a day; arrow keys follow the reading direction. */
function dayByKey(
  { key, shiftKey, currentTarget }: KeyboardEvent<HTMLElement>,
  from: IsoDate,
  weeks: readonly IsoDate[][],
): IsoDate | undefined {
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
  const week = weeks.find((days) => days.includes(from));
  const moves: Record<string, IsoDate> = {
    ArrowRight: addDays(from, forward),
    ArrowLeft: addDays(from, -forward),
    ArrowDown: addDays(from, 7),
    ArrowUp: addDays(from, -7),
    PageDown: addMonths(from, shiftKey ? 12 : 1),
    PageUp: addMonths(from, shiftKey ? -12 : -1),
    Home: week?.[0] ?? from,
    End: week?.[6] ?? from,
  };
  return moves[key];
}

interface MonthHeadProps {
  id: string;
  month: string;
  /** no earlier, no later month has a day to choose */
  isFirst: boolean;
  isLast: boolean;
  onMove: (months: number) => void;
}

function MonthHead({ id, month, isFirst, isLast, onMove }: MonthHeadProps) {
  const text = useUiText();
  return (
    <div className={styles.head}>
      <IconButton
        icon="previous"
        label={text('kit.calendar.previous')}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      />
      <span className={styles.title} id={id} aria-live="polite">
        {month}
      </span>
      <IconButton icon="next" label={text('kit.calendar.next')} disabled={isLast} onClick={() => onMove(1)} />
    </div>
  );
}

/** A month of days: ARIA APG "Date Picker Dialog". */
export function Calendar({ value, span, today, min, max, language, onPick }: CalendarProps) {
  const headingId = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLTableElement>(null);
  /** keys take focus along, the month buttons keep it */
  const followed = useRef(true);
  const [pointed, setPointed] = useState<IsoDate | null>(null);
  const [cursor, setCursor] = useState<IsoDate>(clampDate(value || today, min, max));
  const say = useMemo(() => wordsIn(language), [language]);
  const weeks = weeksOf(cursor, firstWeekday(language));
  const forbidden = (date: IsoDate): boolean => (min !== '' && date < min) || (max !== '' && date > max);

  useEffect(() => {
    if (!followed.current) return;
    grid.current?.querySelector<HTMLElement>(`[data-date="${cursor}"]`)?.focus({ preventScroll: true });
  }, [cursor]);

  /* opened low in the window its last weeks would be below it */
  useEffect(() => {
    sheet.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const go = (date: IsoDate, follow: boolean): void => {
    const day = clampDate(date, min, max);
    followed.current = follow;
    setCursor(day);
    if (follow) setPointed(day);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const to = dayByKey(event, cursor, weeks);
    if (!to) return;
    event.preventDefault();
    go(to, true);
  };

  const month = cursor.slice(0, 7);
  const ends = span ? [span.first, span.last] : [value];
  const pending = span?.isLastPending ? (pointed ?? span.last) : (span?.last ?? '');
  const between = (date: IsoDate): boolean =>
    span !== undefined && span.first !== '' && date > span.first && date < pending;
  return (
    <div className={styles.calendar} ref={sheet}>
      <MonthHead
        id={headingId}
        month={say.month(cursor)}
        isFirst={min !== '' && firstOfMonth(cursor) <= min}
        isLast={max !== '' && firstOfMonth(addMonths(cursor, 1)) > max}
        onMove={(months) => go(addMonths(cursor, months), false)}
      />
      <table
        className={styles.grid}
        role="grid"
        aria-labelledby={headingId}
        ref={grid}
        onKeyDown={onKeyDown}
        onPointerLeave={() => setPointed(null)}
      >
        <thead>
          <tr>
            {weeks[0]?.map((date) => (
              <th key={date} scope="col" abbr={say.weekday(date)}>
                {say.weekdayInShort(date)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td
                  key={date}
                  role="gridcell"
                  aria-selected={ends.includes(date)}
                  className={cx(between(date) && styles.between)}
                >
                  <button
                    type="button"
                    data-date={date}
                    tabIndex={date === cursor ? 0 : -1}
                    aria-label={say.day(date)}
                    aria-current={date === today ? 'date' : undefined}
                    disabled={forbidden(date)}
                    className={cx(
                      styles.day,
                      !date.startsWith(month) && styles.other,
                      ends.includes(date) && styles.chosen,
                      date === today && styles.today,
                    )}
                    onPointerEnter={span?.isLastPending ? () => setPointed(date) : undefined}
                    onClick={() => onPick(date)}
                  >
                    {Number(date.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
