import { cx } from '../class-names.ts';
import styles from './Button.module.css';

export interface ButtonLook {
  /** one `solid` per screen */
  variant?: 'solid' | 'outline' | 'soft' | 'text' | undefined;
  size?: 's' | 'm' | 'l' | undefined;
  /** over the whole width */
  block?: boolean | undefined;
}

/** The look without the element, for a router's own link. */
export const buttonClass = ({ variant = 'solid', size = 'm', block = false }: ButtonLook = {}): string =>
  cx(styles.button, styles[variant], styles[size], block && styles.block);
