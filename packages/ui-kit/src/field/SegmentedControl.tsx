import { FieldGroup } from './Field.tsx';
import { type ChoiceProps, useChoiceFocus } from './RadioGroup.tsx';
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
  ref,
  ...field
}: ChoiceProps) {
  const root = useChoiceFocus(ref);
  return (
    <FieldGroup id={id} role="radiogroup" {...field}>
      <div className={styles.track} ref={root}>
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
