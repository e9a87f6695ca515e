import type { ComponentPropsWithRef } from 'react';
import { cx } from '../class-names.ts';
import { Icon, type IconName } from '../layout/Icon.tsx';
import styles from './Chip.module.css';

interface ChipProps extends ComponentPropsWithRef<'button'> {
  /** given, the chip is a switch */
  pressed?: boolean | undefined;
  icon?: IconName | undefined;
}

export function Chip({ pressed, icon, className, children, type = 'button', ...rest }: ChipProps) {
  const mark = pressed ? 'check' : icon;
  return (
    <button
      type={type}
      aria-pressed={pressed}
      className={cx(styles.chip, pressed && styles.pressed, className)}
      {...rest}
    >
      {mark && <Icon name={mark} size={16} />}
      {children}
    </button>
  );
}

/** The same as a link, e.g. a product. */
export function ChipLink({
  icon,
  className,
  children,
  ...rest
}: ComponentPropsWithRef<'a'> & { icon?: IconName | undefined }) {
  return (
    <a className={cx(styles.chip, className)} {...rest}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </a>
  );
}
