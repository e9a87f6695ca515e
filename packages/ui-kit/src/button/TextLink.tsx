import type { ComponentPropsWithRef } from 'react';
import { cx } from '../class-names.ts';
import { Icon, type IconName } from '../layout/Icon.tsx';
import styles from './TextLink.module.css';

interface Look {
  icon?: IconName | undefined;
  /** underlined only under the mouse, for links that stand alone */
  quiet?: boolean | undefined;
}

/** The look without the element, for a router's own link. */
export const textLinkClass = (quiet = false): string => cx(styles.link, quiet && styles.quiet);

/** A link within or beside text. */
export function TextLink({ icon, quiet, className, children, ...rest }: ComponentPropsWithRef<'a'> & Look) {
  return (
    <a className={cx(textLinkClass(quiet), className)} {...rest}>
      {icon && <Icon name={icon} size={18} className={styles.icon} />}
      {children}
    </a>
  );
}

/** A button that reads as a link: it acts here instead of leading away. */
export function TextButton({
  icon,
  quiet,
  className,
  children,
  type = 'button',
  ...rest
}: ComponentPropsWithRef<'button'> & Look) {
  return (
    <button type={type} className={cx(textLinkClass(quiet), className)} {...rest}>
      {icon && <Icon name={icon} size={18} className={styles.icon} />}
      {children}
    </button>
  );
}
