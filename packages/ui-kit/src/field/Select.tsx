import type { ComponentPropsWithRef } from 'react';
import { cx } from '../class-names.ts';
import { Spinner } from '../feedback/Spinner.tsx';
import { Icon } from '../layout/Icon.tsx';
import { useUiText } from '../text/ui-texts.tsx';
import control from './control.module.css';
import { Field } from './Field.tsx';
import { type FieldProps, type FieldWidth, fieldAria, type ListState, type Option } from './field-props.ts';
import { ListFailure } from './ListFailure.tsx';
import styles from './Select.module.css';

interface SelectProps extends FieldProps, ListState, Omit<ComponentPropsWithRef<'select'>, 'id' | 'width'> {
  options: readonly Option[];
  /** the first, empty entry; "Seçin" unless told */
  placeholder?: string | undefined;
  width?: FieldWidth | undefined;
}

/** The browser's own list: best on phones. For long lists take `Combobox`. */
export function Select({
  id,
  label,
  hint,
  error,
  optional,
  options,
  placeholder,
  width = 'full',
  loading,
  failed,
  failedText,
  onRetry,
  className,
  value,
  defaultValue,
  disabled,
  ...rest
}: SelectProps) {
  const text = useUiText();
  const chosen = value === undefined ? { defaultValue: defaultValue ?? '' } : { value };
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={failed ? null : error}
      optional={optional}
      className={className}
    >
      <div className={cx(control.box, control[`width-${width}`])}>
        <select
          id={id}
          className={cx(control.input, styles.select)}
          aria-busy={loading || undefined}
          disabled={disabled || loading}
          {...fieldAria(id, { hint, error: failed ? 'failed' : error })}
          {...chosen}
          {...rest}
        >
          <option value="" disabled={!optional}>
            {loading ? text('kit.loading') : (placeholder ?? text('kit.select'))}
          </option>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.mark}>{loading ? <Spinner size="s" /> : <Icon name="down" />}</span>
      </div>
      {failed && <ListFailure id={id} message={failedText} onRetry={onRetry} />}
    </Field>
  );
}
