import type { ComponentPropsWithRef } from 'react';
import { cx } from '../class-names.ts';
import control from './control.module.css';
import { Field } from './Field.tsx';
import { type FieldProps, fieldAria } from './field-props.ts';
import styles from './Textarea.module.css';

type TextareaProps = FieldProps & Omit<ComponentPropsWithRef<'textarea'>, 'id'>;

/** Grows with its text where the browser can. */
export function Textarea({ id, label, hint, error, optional, className, rows = 4, ...rest }: TextareaProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} className={className}>
      <div className={control.box}>
        <textarea
          id={id}
          rows={rows}
          className={cx(control.input, styles.area)}
          {...fieldAria(id, { hint, error })}
          {...rest}
        />
      </div>
    </Field>
  );
}
