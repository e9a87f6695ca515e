import { type Weekday, weekdays } from '@sigorta/contracts/opening-hours';
import { useLanguage } from '@sigorta/runtime/runtime';
import { TextButton } from '@sigorta/ui-kit/button/TextLink.tsx';
import { FieldGroup } from '@sigorta/ui-kit/field/Field.tsx';
import type { FieldProps } from '@sigorta/ui-kit/field/field-props';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import { VisuallyHidden } from '@sigorta/ui-kit/layout/VisuallyHidden.tsx';
import { usePartnersTexts } from '../use-partners-texts.ts';
import { dayName } from './day-name.ts';
import type { Words } from './entries.ts';
import { wrongDays } from './entry-problems.ts';
import styles from './HoursField.module.css';
import { endsOf, spanOf, tidyTime } from './opening-time.ts';

interface HoursFieldProps extends FieldProps {
  /** weekday → `09:00-18:00` */
  value: Words;
  disabled: boolean;
  onChange: (value: Words) => void;
}

const workdays: readonly Weekday[] = ['Tue', 'Wed', 'Thu', 'Fri'];

/** Opening hours of a week: two times a day, a day without any is closed. */
export function HoursField({ value, disabled, onChange, ...field }: HoursFieldProps) {
  const t = usePartnersTexts();
  const language = useLanguage();
  const wrong = field.error ? wrongDays(value) : [];
  const { Mon: first = '' } = value;
  const set = (day: Weekday, ends: { from: string; to: string }) =>
    onChange({ ...value, [day]: spanOf(ends) });
  return (
    <FieldGroup {...field}>
      <ul className={styles.days}>
        {weekdays.map((day) => {
          const name = dayName(day, language);
          const ends = endsOf(value[day] ?? '');
          return (
            <li key={day} className={styles.day}>
              <span>{name}</span>
              {(['from', 'to'] as const).map((end) => (
                <TextInput
                  key={end}
                  id={`${field.id}-${day}-${end}`}
                  label={<VisuallyHidden>{`${name}, ${t(`hours.${end}`)}`}</VisuallyHidden>}
                  className={styles.time}
                  dir="ltr"
                  inputMode="numeric"
                  placeholder={end === 'from' ? '09:00' : '18:00'}
                  maxLength={5}
                  autoComplete="off"
                  disabled={disabled}
                  aria-invalid={wrong.includes(day) ? true : undefined}
                  value={ends[end]}
                  onChange={(event) => set(day, { ...ends, [end]: event.currentTarget.value })}
                  onBlur={(event) => {
                    const tidy = tidyTime(event.currentTarget.value);
                    if (tidy !== ends[end]) set(day, { ...ends, [end]: tidy });
                  }}
                />
              ))}
              <span className={styles.closed}>{(value[day] ?? '') === '' && t('hours.closed')}</span>
            </li>
          );
        })}
      </ul>
      {!disabled && first !== '' && (
        <TextButton
          onClick={() => onChange({ ...value, ...Object.fromEntries(workdays.map((day) => [day, first])) })}
        >
          {t('hours.copy')}
        </TextButton>
      )}
    </FieldGroup>
  );
}
