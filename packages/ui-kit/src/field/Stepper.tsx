import { keepDigits } from '@sigorta/validators/digits';
import { type FocusEvent, type Ref, useState } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { cx } from '../class-names.ts';
import { useUiText } from '../text/ui-texts.tsx';
import control from './control.module.css';
import { Field } from './Field.tsx';
import { type FieldProps, fieldAria } from './field-props.ts';
import styles from './Stepper.module.css';

interface StepperProps extends FieldProps {
  name?: string | undefined;
  value?: number | undefined;
  defaultValue?: number | undefined;
  onChange?: ((value: number) => void) | undefined;
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  min?: number | undefined;
  max?: number | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A small whole number with a button on each side. */
export function Stepper({
  id,
  label,
  hint,
  error,
  optional,
  name,
  value,
  defaultValue,
  onChange,
  onBlur,
  min = 0,
  max = 99,
  disabled,
  className,
  ref,
}: StepperProps) {
  const text = useUiText();
  const [own, setOwn] = useState(defaultValue ?? min);
  const current = value ?? own;
  const set = (next: number): void => {
    const fitting = Math.min(max, Math.max(min, next));
    setOwn(fitting);
    if (fitting !== current) onChange?.(fitting);
  };
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} className={className}>
      <div className={cx(control.box, styles.box)}>
        <IconButton
          icon="minus"
          label={text('kit.decrease')}
          disabled={disabled || current <= min}
          onClick={() => set(current - 1)}
        />
        <input
          id={id}
          ref={ref}
          name={name}
          inputMode="numeric"
          className={cx(control.input, styles.number)}
          disabled={disabled}
          value={current}
          onChange={(event) => set(Number(keepDigits(event.target.value, 4)))}
          onKeyDown={(event) => {
            if (event.key === 'ArrowUp') set(current + 1);
            if (event.key === 'ArrowDown') set(current - 1);
          }}
          onBlur={onBlur}
          {...fieldAria(id, { hint, error })}
        />
        <IconButton
          icon="plus"
          label={text('kit.increase')}
          disabled={disabled || current >= max}
          onClick={() => set(current + 1)}
        />
      </div>
    </Field>
  );
}
