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
  today: IsoDate;
  min: string;
  max: string;
  language: Language;
  onPick: (date: IsoDate) => void;
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

/** A month of days: ARIA APG "Date Picker Dialog". Arrow keys follow the reading direction. */
export function Calendar({ value, today, min, max, language, onPick }: CalendarProps) {
  const text = useUiText();
  const headingId = useId();
  const grid = useRef<HTMLTableElement>(null);
  /** keys take focus along, the month buttons keep it */
  const followed = useRef(true);
  const [cursor, setCursor] = useState<IsoDate>(clampDate(value || today, min, max));
  const say = useMemo(() => wordsIn(language), [language]);
  const weeks = weeksOf(cursor, firstWeekday(language));
  const forbidden = (date: IsoDate): boolean => (min !== '' && date < min) || (max !== '' && date > max);

  useEffect(() => {
    if (!followed.current) return;
    grid.current?.querySelector<HTMLElement>(`[data-date="${cursor}"]`)?.focus({ preventScroll: true });
  }, [cursor]);

  const go = (date: IsoDate, follow: boolean): void => {
    followed.current = follow;
    setCursor(clampDate(date, min, max));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const moves: Record<string, IsoDate> = {
      ArrowRight: addDays(cursor, forward),
      ArrowLeft: addDays(cursor, -forward),
      ArrowDown: addDays(cursor, 7),
      ArrowUp: addDays(cursor, -7),
      PageDown: addMonths(cursor, event.shiftKey ? 12 : 1),
      PageUp: addMonths(cursor, event.shiftKey ? -12 : -1),
      Home: weeks.find((week) => week.includes(cursor))?.[0] ?? cursor,
      End: weeks.find((week) => week.includes(cursor))?.[6] ?? cursor,
    };
    const to = moves[event.key];
    if (!to) return;
    event.preventDefault();
    go(to, true);
  };

  const month = cursor.slice(0, 7);
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <IconButton
          icon="previous"
          label={text('kit.calendar.previous')}
          disabled={min !== '' && firstOfMonth(cursor) <= min}
          onClick={() => go(addMonths(cursor, -1), false)}
        />
        <span className={styles.title} id={headingId} aria-live="polite">
          {say.month(cursor)}
        </span>
        <IconButton
          icon="next"
          label={text('kit.calendar.next')}
          disabled={max !== '' && firstOfMonth(addMonths(cursor, 1)) > max}
          onClick={() => go(addMonths(cursor, 1), false)}
        />
      </div>
      <table className={styles.grid} role="grid" aria-labelledby={headingId} ref={grid} onKeyDown={onKeyDown}>
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
                <td key={date} role="gridcell" aria-selected={date === value}>
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
                      date === value && styles.chosen,
                      date === today && styles.today,
                    )}
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
