import { FieldGroup } from './Field.tsx';
import type { ChoiceProps } from './RadioGroup.tsx';
import styles from './SegmentedControl.module.css';

/** Two to four short choices side by side; radios underneath. */
export function SegmentedControl({
  id,
  name,
  options,
  value,
  defaultValue,
  onChange,
  onBlur,
  disabled,
  ...field
}: ChoiceProps) {
  return (
    <FieldGroup id={id} role="radiogroup" {...field}>
      <div className={styles.track}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              name={name}
              value={option.value}
              className={styles.radio}
              disabled={disabled || option.disabled}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onChange?.(option.value)}
              onBlur={onBlur}
            />
            {option.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
