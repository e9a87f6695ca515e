import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../class-names.ts';
import styles from './Switch.module.css';

interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'type'> {
  id: string;
  label: ReactNode;
}

/** Acts at once, unlike a checkbox, which waits for the form. */
export function Switch({ id, label, className, ...rest }: SwitchProps) {
  return (
    <label className={cx(styles.switch, className)} htmlFor={id}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: the checkbox tells its own state */}
      <input id={id} type="checkbox" role="switch" className={styles.track} {...rest} />
      <span>{label}</span>
    </label>
  );
}
