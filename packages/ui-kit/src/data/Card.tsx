import type { ComponentPropsWithRef, ElementType } from 'react';
import { cx } from '../class-names.ts';
import styles from './Card.module.css';

interface CardProps extends ComponentPropsWithRef<'div'> {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside' | 'fieldset' | undefined;
  /** `lift` is for what is being filled in now, `chosen` has the brand's border */
  look?: 'plain' | 'lift' | 'chosen' | 'tint' | undefined;
  padding?: 'none' | 's' | 'm' | undefined;
}

export function Card({ as = 'div', look = 'plain', padding = 'm', className, ...rest }: CardProps) {
  const Tag = as as ElementType;
  return <Tag className={cx(styles.card, styles[look], styles[`padding-${padding}`], className)} {...rest} />;
}
