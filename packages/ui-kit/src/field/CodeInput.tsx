import { keepDigits } from '@sigorta/validators/digits';
import { type ChangeEvent, type ComponentPropsWithRef, useState } from 'react';
import { cx } from '../class-names.ts';
import { useUiText } from '../text/ui-texts.tsx';
import styles from './CodeInput.module.css';
import { Field } from './Field.tsx';
import { type FieldProps, fieldAria } from './field-props.ts';

interface CodeInputProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<'input'>, 'id' | 'value' | 'defaultValue' | 'onChange'> {
  /** digits so far */
  value?: string | undefined;
  onChange?: ((code: string) => void) | undefined;
  /** told once, when the last digit is there */
  onComplete?: ((code: string) => void) | undefined;
  length?: number | undefined;
}

/**
 * One input, so that paste, autofill and readers work; the cells are only drawn. No `maxLength`: a browser would cut a
 * pasted `123 456` before the blank is dropped.
 */
export function CodeInput({
  id,
  label,
  hint,
  error,
  optional,
  value,
  onChange,
  onComplete,
  length = 6,
  className,
  disabled,
  ...rest
}: CodeInputProps) {
  const text = useUiText();
  const [own, setOwn] = useState('');
  const code = value ?? own;
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    const next = keepDigits(event.target.value, length);
    setOwn(next);
    onChange?.(next);
    if (next.length === length && next !== code) onComplete?.(next);
  };
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} className={className}>
      <div className={styles.code} dir="ltr">
        <input
          id={id}
          className={styles.input}
          inputMode="numeric"
          autoComplete="one-time-code"
          disabled={disabled}
          aria-description={text('kit.code.digits', { count: length })}
          {...fieldAria(id, { hint, error })}
          {...rest}
          value={code}
          onChange={change}
        />
        <div className={styles.cells} aria-hidden="true">
          {Array.from({ length }, (_, place) => (
            <span
              key={place}
              className={cx(styles.cell, place === Math.min(code.length, length - 1) && styles.next)}
            >
              {code[place] ?? ''}
            </span>
          ))}
        </div>
      </div>
    </Field>
  );
}
