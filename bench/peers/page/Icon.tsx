import { iconPaths } from './icon-paths.ts';

/** Its strokes are in the style sheet. */
export const Icon = ({ name, size = 20 }: { name: string; size?: number }) => (
  <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
    <path d={iconPaths[name]} />
  </svg>
);
