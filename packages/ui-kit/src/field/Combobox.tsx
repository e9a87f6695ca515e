import { type FocusEvent, type Ref, useState } from 'react';
import { cx } from '../class-names.ts';
import { Spinner } from '../feedback/Spinner.tsx';
import { Icon } from '../layout/Icon.tsx';
import { useUiText } from '../text/ui-texts.tsx';
import styles from './Combobox.module.css';
import { ComboboxList } from './ComboboxList.tsx';
import control from './control.module.css';
import { Field } from './Field.tsx';
import { type FieldProps, type FieldWidth, fieldAria, type ListState } from './field-props.ts';
import { ListFailure } from './ListFailure.tsx';
import type { SearchOption } from './list-match.ts';
import { type Unsettled, useCombobox } from './use-combobox.ts';

export interface ComboboxProps extends FieldProps, ListState {
  /** `keywords` are searched besides the label, e.g. a code */
  options: readonly SearchOption[];
  name?: string | undefined;
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  placeholder?: string | undefined;
  /** what a browser may fill in: text, not a value */
  autoComplete?: string | undefined;
  /** leaving never chooses what merely stands first, and a text that names none of the options stays */
  unsettled?: Unsettled | undefined;
  disabled?: boolean | undefined;
  width?: FieldWidth | undefined;
  className?: string | undefined;
  /** the visible input, for focus */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A list one searches by typing; Turkish, Arabic and Russian spellings find each other (`fold`). */
export function Combobox({
  id,
  label,
  hint,
  error,
  optional,
  options,
  name,
  value,
  defaultValue = '',
  onChange,
  onBlur,
  placeholder,
  autoComplete = 'off',
  unsettled,
  disabled,
  width = 'full',
  loading,
  failed,
  failedText,
  onRetry,
  className,
  ref,
}: ComboboxProps) {
  const text = useUiText();
  const [own, setOwn] = useState(defaultValue);
  const current = value ?? own;
  const box = useCombobox({
    options,
    value: current,
    onChange: (next) => {
      setOwn(next);
      onChange?.(next);
    },
    shown: (option) => option.label,
    clearable: true,
    unsettled,
  });
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={failed ? null : error}
      optional={optional}
      className={className}
    >
      <div className={cx(control.box, control[`width-${width}`], box.open && styles.open)} ref={box.root}>
        <input
          id={id}
          ref={ref}
          type="text"
          className={cx(control.input, styles.input)}
          placeholder={loading ? text('kit.loading') : (placeholder ?? text('kit.select'))}
          disabled={disabled || loading}
          aria-busy={loading || undefined}
          value={box.inputText}
          onBlur={onBlur}
          {...fieldAria(id, { hint, error: failed ? 'failed' : error })}
          {...box.inputProps}
          autoComplete={autoComplete}
        />
        {name && <input type="hidden" name={name} value={current} />}
        <span className={styles.mark}>{loading ? <Spinner size="s" /> : <Icon name="down" />}</span>
        {box.open && (
          <ComboboxList
            id={box.listId}
            label={typeof label === 'string' ? label : text('kit.openList')}
            listRef={box.list}
            optionId={box.optionId}
            matches={box.matches}
            drawn={box.drawn}
            onMore={box.drawMore}
            active={box.active}
            value={current}
            onPick={box.pick}
          />
        )}
      </div>
      {failed && <ListFailure id={id} message={failedText} onRetry={onRetry} />}
    </Field>
  );
}
