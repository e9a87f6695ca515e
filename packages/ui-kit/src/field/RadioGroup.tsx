import { type FocusEvent, type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { cx } from '../class-names.ts';
import { FieldGroup } from './Field.tsx';
import type { FieldProps } from './field-props.ts';
import styles from './RadioGroup.module.css';

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode | undefined;
  /** at the row's end, e.g. an amount */
  aside?: ReactNode | undefined;
  disabled?: boolean | undefined;
}

export interface ChoiceProps extends FieldProps {
  name: string;
  options: readonly RadioOption[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** `plain` rows, or `cards` that are bordered and say more. */
export function RadioGroup({
  id,
  name,
  options,
  value,
  defaultValue,
  onChange,
  onBlur,
  disabled,
  look = 'plain',
  ref,
  ...field
}: ChoiceProps & {
  look?: 'plain' | 'cards' | undefined;
  /** focuses the chosen radio, else the first */
  ref?: Ref<{ focus: () => void }> | undefined;
}) {
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => {
      const radios = root.current;
      (radios?.querySelector<HTMLElement>('input:checked') ?? radios?.querySelector('input'))?.focus();
    },
  }));
  return (
    <FieldGroup id={id} role="radiogroup" {...field}>
      <div className={cx(styles.list, styles[look])} ref={root}>
        {options.map((option) => (
          <label key={option.value} className={styles.row}>
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
              /* the hint is told after the name, it is no part of it */
              {...(option.hint && {
                'aria-labelledby': `${id}-${option.value}`,
                'aria-describedby': `${id}-${option.value}-hint`,
              })}
            />
            <span className={styles.words}>
              <span id={`${id}-${option.value}`}>{option.label}</span>
              {option.hint && (
                <span id={`${id}-${option.value}-hint`} className={styles.hint}>
                  {option.hint}
                </span>
              )}
            </span>
            {option.aside && <span className={styles.aside}>{option.aside}</span>}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
