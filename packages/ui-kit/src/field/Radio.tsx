import type { ComponentPropsWithRef } from 'react';
import { cx } from '../class-names.ts';
import styles from './RadioGroup.module.css';

/** The round mark alone, for rows of a table whose label is elsewhere. */
export function Radio({ className, ...rest }: Omit<ComponentPropsWithRef<'input'>, 'type'>) {
  return <input type="radio" className={cx(styles.radio, className)} {...rest} />;
}
