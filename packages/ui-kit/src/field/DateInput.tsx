import { defaultLanguage, type Language, languages } from '@sigorta/i18n/language';
import { maskBirthDate as maskDate } from '@sigorta/validators/birth-date';
import { formatDisplayDate, parseDisplayDate } from '@sigorta/validators/iso-date';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { type FocusEvent, type Ref, Suspense, useRef, useState } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { useInView } from '../dialog/use-in-view.ts';
import { usePopup } from '../dialog/use-popup.ts';
import { Spinner } from '../feedback/Spinner.tsx';
import { later } from '../later/later.tsx';
import { NotCome } from '../later/NotCome.tsx';
import { useUiText } from '../text/ui-texts.tsx';
import styles from './DateInput.module.css';
import type { DateRange } from './date-range.ts';
import type { FieldProps, FieldWidth } from './field-props.ts';
import { MaskedInput } from './MaskedInput.tsx';

// The calendar is fetched with the first press of its button.
const Calendar = later(async () => (await import('./Calendar.tsx')).Calendar, NotCome);
const RangeCalendar = later(async () => (await import('./RangeCalendar.tsx')).RangeCalendar, NotCome);

interface DateInputProps extends FieldProps {
  /** ISO dates; empty while there is none or it is not complete */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((date: string) => void) | undefined;
  /** what is typed, to tell "nothing yet" from "not a date" */
  onTextChange?: ((text: string) => void) | undefined;
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  min?: string | undefined;
  max?: string | undefined;
  /** the calendar takes two dates, of which this box holds one; the bounds are then the range's */
  range?: DateRange | undefined;
  name?: string | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  width?: FieldWidth | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A near date: typed as DD/MM/YYYY or taken from the calendar. */
export function DateInput({
  id,
  value,
  defaultValue = '',
  onChange,
  onTextChange,
  min = '',
  max = '',
  range,
  disabled,
  width = 'm',
  placeholder,
  ...rest
}: DateInputProps) {
  const text = useUiText();
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const current = value ?? own;
  const [typed, setTyped] = useState<string | null>(null);
  const [opened, setOpened] = useState<{ today: string; language: Language } | null>(null);
  const open = opened !== null;
  const close = (): void => setOpened(null);
  usePopup(open, close, root, trigger);
  useInView(open, panel);

  const emit = (date: string): void => {
    setOwn(date);
    if (date !== current) onChange?.(date);
  };
  const type = (shown: string): void => {
    setTyped(shown);
    onTextChange?.(shown);
    emit(parseDisplayDate(shown) ?? '');
  };
  const done = (): void => {
    close();
    trigger.current?.focus();
  };
  const pick = (date: string): void => {
    setTyped(null);
    onTextChange?.(formatDisplayDate(date));
    emit(date);
    done();
  };
  // What is typed stands until the value outside says otherwise (a draft restored, a form reset, a day picked for both).
  const isTyped = typed !== null && (parseDisplayDate(typed) ?? '') === current;
  if (typed !== null && !isTyped) setTyped(null);
  const shown = isTyped ? typed : formatDisplayDate(current);
  const toggle = (): void => {
    const written = root.current?.closest('[lang]')?.getAttribute('lang');
    const language = languages.find((known) => known === written) ?? defaultLanguage;
    setOpened(open ? null : { today: todayInIstanbul(new Date()), language });
  };

  return (
    <div className={styles.root} ref={root} data-open={open || undefined}>
      <MaskedInput
        id={id}
        inputMode="numeric"
        autoComplete="off"
        placeholder={placeholder ?? text('kit.datePlaceholder')}
        width={width}
        disabled={disabled}
        {...rest}
        value={shown}
        mask={maskDate}
        onChange={(event) => type(event.target.value)}
        action={
          <IconButton
            ref={trigger}
            icon="calendar"
            label={text('kit.calendar.open')}
            aria-haspopup="dialog"
            aria-expanded={open}
            disabled={disabled}
            onClick={toggle}
          />
        }
      />
      {opened && (
        <div className={styles.panel} ref={panel} role="dialog" aria-label={text('kit.calendar.title')}>
          <Suspense
            fallback={
              <div className={styles.wait}>
                <Spinner size="l" label={text('kit.loading')} />
              </div>
            }
          >
            {range ? (
              <RangeCalendar {...opened} range={range} onDone={done} />
            ) : (
              <Calendar value={current} min={min} max={max} {...opened} onPick={pick} />
            )}
          </Suspense>
        </div>
      )}
    </div>
  );
}
