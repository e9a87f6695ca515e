import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { Icon } from '../layout/Icon.tsx';
import { useUiText } from '../text/ui-texts.tsx';
import styles from './Field.module.css';
import type { FieldProps } from './field-props.ts';

export { fieldAria } from './field-props.ts';

interface Props extends FieldProps {
  children: ReactNode;
  className?: string | undefined;
}

/** A label above, the hint under it, the control, the error under that. */
export function Field({ id, label, hint, error, optional, className, children }: Props) {
  return (
    <div className={cx(styles.field, className)} data-field={id}>
      <label className={cx(styles.label, error && styles.wrong)} htmlFor={id}>
        {label}
        {optional && <OptionalMark />}
      </label>
      <FieldHint id={id} hint={hint} />
      <div className={styles.control}>{children}</div>
      <FieldError id={id} error={error} />
    </div>
  );
}

interface GroupProps extends Props {
  role?: 'group' | 'radiogroup' | undefined;
}

/** The same for controls that come in groups; `id` is the group's, so that an error summary can lead to it. */
export function FieldGroup({
  id,
  label,
  hint,
  error,
  optional,
  className,
  role = 'group',
  children,
}: GroupProps) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the role is always one of the two groups
    <div
      className={cx(styles.field, className)}
      id={id}
      role={role}
      aria-labelledby={`${id}-label`}
      aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
      aria-invalid={role === 'radiogroup' && error ? true : undefined}
      data-field={id}
    >
      <span className={cx(styles.label, error && styles.wrong)} id={`${id}-label`}>
        {label}
        {optional && <OptionalMark />}
      </span>
      <FieldHint id={id} hint={hint} />
      <div className={styles.control}>{children}</div>
      <FieldError id={id} error={error} />
    </div>
  );
}

function OptionalMark() {
  const text = useUiText();
  return <span className={styles.optional}> ({text('kit.optional')})</span>;
}

export function FieldHint({ id, hint }: Pick<FieldProps, 'id' | 'hint'>) {
  return hint ? (
    <div className={styles.hint} id={`${id}-hint`}>
      {hint}
    </div>
  ) : null;
}

export function FieldError({ id, error }: Pick<FieldProps, 'id' | 'error'>) {
  return error ? (
    <p className={styles.error} id={`${id}-error`}>
      <Icon name="alert" size={16} />
      <span>{error}</span>
    </p>
  ) : null;
}
