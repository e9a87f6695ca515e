import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../class-names.ts';
import styles from './Checkbox.module.css';
import { FieldError, FieldHint } from './Field.tsx';
import { type FieldProps, fieldAria } from './field-props.ts';

interface CheckboxProps
  extends Omit<FieldProps, 'optional'>,
    Omit<ComponentPropsWithRef<'input'>, 'id' | 'type'> {
  /** stands at the row's end, e.g. the link that opens a consent's text */
  aside?: ReactNode | undefined;
}

export function Checkbox({ id, label, hint, error, aside, className, ...rest }: CheckboxProps) {
  return (
    <div className={cx(styles.row, className)} data-field={id}>
      <label className={styles.tick} htmlFor={id}>
        <input id={id} type="checkbox" className={styles.box} {...fieldAria(id, { hint, error })} {...rest} />
        <span>{label}</span>
      </label>
      {aside && <div className={styles.aside}>{aside}</div>}
      {(hint || error) && (
        <div className={styles.below}>
          <FieldHint id={id} hint={hint} />
          <FieldError id={id} error={error} />
        </div>
      )}
    </div>
  );
}
