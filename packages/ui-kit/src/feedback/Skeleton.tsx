import { cx } from '../class-names.ts';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  width?: 's' | 'm' | 'l' | 'full' | undefined;
  height?: 'text' | 'title' | 'button' | 'block' | undefined;
  shape?: 'bar' | 'circle' | 'arch' | undefined;
  className?: string | undefined;
}

/** The place of something that comes. Give the region around it `aria-busy` and words for readers. */
export function Skeleton({ width = 'full', height = 'text', shape = 'bar', className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(styles.skeleton, styles[`width-${width}`], styles[height], styles[shape], className)}
    />
  );
}
