import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../class-names.ts';
import styles from './control.module.css';
import { Field } from './Field.tsx';
import { type FieldProps, type FieldWidth, fieldAria } from './field-props.ts';

export interface TextInputProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<'input'>, 'id' | 'prefix' | 'width'> {
  prefix?: ReactNode | undefined;
  suffix?: ReactNode | undefined;
  /** a control beside the text, such as the calendar's button */
  action?: ReactNode | undefined;
  width?: FieldWidth | undefined;
}

export function TextInput({
  id,
  label,
  hint,
  error,
  optional,
  prefix,
  suffix,
  action,
  width = 'full',
  className,
  type = 'text',
  ...rest
}: TextInputProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} className={className}>
      <div className={cx(styles.box, styles[`width-${width}`])}>
        {prefix && <span className={cx(styles.affix, styles.prefix)}>{prefix}</span>}
        <input id={id} type={type} className={styles.input} {...fieldAria(id, { hint, error })} {...rest} />
        {suffix && <span className={cx(styles.affix, styles.suffix)}>{suffix}</span>}
        {action && <span className={cx(styles.affix, styles.action)}>{action}</span>}
      </div>
    </Field>
  );
}
