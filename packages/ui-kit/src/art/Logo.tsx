import styles from './Art.module.css';
import { Logo as Stacked } from './generated/Logo.tsx';
import { LogoWide } from './generated/LogoWide.tsx';
import { LogoWideWhite } from './generated/LogoWideWhite.tsx';
import { Mark } from './generated/Mark.tsx';

interface LogoProps {
  /** `stacked` for headers, `wide` for footers, `white` on deep colour, `mark` alone */
  look?: 'stacked' | 'wide' | 'white' | 'mark' | undefined;
  /** the brand's name; leave out where words stand beside it */
  label?: string | undefined;
}

const looks = { stacked: Stacked, wide: LogoWide, white: LogoWideWhite, mark: Mark } as const;

/** Takes the height of what holds it; never mirrored. */
export function Logo({ look = 'stacked', label }: LogoProps) {
  const Drawing = looks[look];
  return <Drawing label={label} className={styles.logo} />;
}
