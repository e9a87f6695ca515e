import type { ComponentPropsWithRef } from 'react';
import { cx } from '../class-names.ts';
import { Icon, type IconName } from '../layout/Icon.tsx';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> {
  icon: IconName;
  /** what it does, for readers */
  label: string;
  size?: number | undefined;
}

/** A drawing alone, 44 px to press. */
export function IconButton({ icon, label, size, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button type={type} aria-label={label} title={label} className={cx(styles.button, className)} {...rest}>
      <Icon name={icon} size={size} />
    </button>
  );
}
