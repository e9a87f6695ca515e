import { brandHex } from './brand-hex.ts';
import { solveDark } from './dark.ts';
import { solveLight } from './light.ts';
import { oklchFromHex } from './oklch.ts';
import type { Roles } from './solve.ts';

export type Scheme = 'light' | 'dark';

/**
 * Every colour of a page for one brand, as `--name: #rrggbb`.
 * The design gives each role a lightness in OKLCH; where the ratio with its partner falls short,
 * lightness moves until it holds, so no partner can choose an unreadable shop.
 */
export function solvePalette(hex: string, scheme: Scheme = 'light'): Roles {
  const colour = oklchFromHex(brandHex(hex));
  return scheme === 'dark' ? solveDark(colour) : solveLight(colour);
}

/** Declarations for a `:root{…}` rule; holds only custom properties and hex digits, so safe inside HTML. */
export function paletteCss(hex: string, scheme: Scheme = 'light'): string {
  return Object.entries(solvePalette(hex, scheme))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}
