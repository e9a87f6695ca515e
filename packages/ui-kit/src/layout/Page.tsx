import type { ComponentPropsWithRef, ElementType } from 'react';
import { cx } from '../class-names.ts';
import styles from './Page.module.css';

/** Steps of the space scale in `--s-*`. */
export type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16;

type BoxTag =
  | 'div'
  | 'section'
  | 'main'
  | 'article'
  | 'aside'
  | 'header'
  | 'footer'
  | 'nav'
  | 'ul'
  | 'ol'
  | 'form'
  | 'fieldset';

interface BoxProps extends ComponentPropsWithRef<'div'> {
  as?: BoxTag | undefined;
}

/** The page's column with its gutters. `narrow` is the width of running text. */
export function Container({
  as = 'div',
  width = 'page',
  className,
  ...rest
}: BoxProps & { width?: 'page' | 'narrow' | undefined }) {
  const Tag = as as ElementType;
  return <Tag className={cx(styles.container, width === 'narrow' && styles.narrow, className)} {...rest} />;
}

/** Children under one another. */
export function Stack({ as = 'div', gap = 4, className, ...rest }: BoxProps & { gap?: Gap | undefined }) {
  const Tag = as as ElementType;
  return <Tag className={cx(styles.stack, styles[`gap${gap}`], className)} {...rest} />;
}

/** Children side by side, wrapping when there is no room. */
export function Cluster({
  as = 'div',
  gap = 3,
  align = 'center',
  justify = 'start',
  className,
  ...rest
}: BoxProps & {
  gap?: Gap | undefined;
  align?: 'start' | 'center' | 'end' | 'baseline' | undefined;
  justify?: 'start' | 'between' | 'end' | 'center' | undefined;
}) {
  const Tag = as as ElementType;
  return (
    <Tag
      className={cx(
        styles.cluster,
        styles[`gap${gap}`],
        styles[`align-${align}`],
        styles[`justify-${justify}`],
        className,
      )}
      {...rest}
    />
  );
}

/** Equal columns that fold to one on a phone. `.span` of a child's own sheet: `grid-column: 1 / -1`. */
export function Grid({
  as = 'div',
  columns = 2,
  gap = 4,
  className,
  ...rest
}: BoxProps & { columns?: 2 | 3 | 4 | undefined; gap?: Gap | undefined }) {
  const Tag = as as ElementType;
  return (
    <Tag className={cx(styles.grid, styles[`columns${columns}`], styles[`gap${gap}`], className)} {...rest} />
  );
}

/** A child of `Grid` over its whole width. */
export function GridFull({ as = 'div', className, ...rest }: BoxProps) {
  const Tag = as as ElementType;
  return <Tag className={cx(styles.full, className)} {...rest} />;
}
