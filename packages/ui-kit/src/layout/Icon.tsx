import { cx } from '../class-names.ts';
import styles from './Icon.module.css';
import { iconPaths } from './icons/generated/icon-paths.ts';
import type { IconName } from './icons/icon-list.ts';

export type { IconName } from './icons/icon-list.ts';

/** Those that point along the line of reading turn round in Arabic; a check or a phone does not. */
const directional: ReadonlySet<IconName> = new Set([
  'arrow',
  'back',
  'next',
  'previous',
  'send',
  'logout',
  'external',
]);

interface IconProps {
  name: IconName;
  /** CSS pixels; 20 unless told */
  size?: number | undefined;
  /** only when no words stand beside it */
  label?: string | undefined;
  className?: string | undefined;
}

export function Icon({ name, size = 20, label, className }: IconProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label or hidden
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx(styles.icon, directional.has(name) && styles.directional, className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
