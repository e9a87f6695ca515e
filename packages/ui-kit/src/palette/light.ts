import { hexFromOklch, type Oklch } from './oklch.ts';
import { type Floors, holds, putRole, type Roles } from './solve.ts';
import { accent, lightBrand } from './unchanging.ts';

/** What the light scheme promises (design README, "Measured"). */
export const lightFloors: Floors = [
  ['--c-on-solid', '--c-solid', 5.2],
  ['--c-on-solid', '--c-hover', 5],
  ['--c-on-solid', '--c-active', 4.6],
  ['--c-text', '--n-0', 6.7],
  ['--c-text', '--c-tint', 6.2],
  ['--c-text', '--c-soft', 5.6],
  ['--c-ui', '--c-tint', 4],
  ['--n-600', '--n-0', 5.8],
  ['--n-600', '--c-soft', 4.8],
  ['--n-600', '--n-100', 4.8],
  ['--n-500', '--n-0', 3.6],
  ['--n-900', '--n-0', 16.5],
  ['--n-700', '--c-tint', 7],
  ['--c-on-deep', '--c-deep', 10],
  ['--c-dim', '--c-deep', 5.5],
];

/** Status: the same under every brand. */
const status: Roles = {
  '--ok': '#14693d',
  '--ok-bg': '#e5f8ea',
  '--warn': '#7d4f12',
  '--warn-bg': '#fff3d9',
  '--bad': '#b72121',
  '--bad-bg': '#fff2f1',
  '--info': '#365e86',
  '--info-bg': '#edf4fd',
};

/** Behind marks of others, and around what floats: white on white, for the dark scheme's sake. */
const around: Roles = { '--plate': '#ffffff', '--rim': '#ffffff' };

/** Roles and neutrals on a white page. */
export function solveLight({ l, c, h }: Oklch): Roles {
  const roles: Roles = { '--n-0': '#ffffff' };
  const put = (role: string, lightness: number, chroma: number, direction: -1 | 0 | 1 = 0): void =>
    putRole(roles, lightFloors, role, { l: lightness, c: chroma, h }, direction);

  put('--c-tint', 0.972, Math.min(c * 0.16, 0.014));
  put('--c-soft', 0.935, Math.min(c * 0.34, 0.034));
  put('--c-border', 0.86, Math.min(c * 0.45, 0.05));
  put('--c-mid', 0.72, Math.min(c * 0.75, 0.1));
  put('--c-text', Math.min(l, 0.45), Math.min(c, 0.11), -1);
  put('--c-ui', Math.min(l, 0.55), Math.min(c, 0.13), -1);
  put('--c-deep', 0.29, Math.min(c * 0.6, 0.055));
  put('--c-on-deep', 0.97, Math.min(c * 0.1, 0.01), 1);
  put('--c-dim', 0.82, Math.min(c * 0.1, 0.012), 1);

  put('--n-25', 0.988, Math.min(c, 0.003));
  put('--n-50', 0.974, Math.min(c, 0.005));
  put('--n-100', 0.95, Math.min(c, 0.007));
  put('--n-200', 0.912, Math.min(c, 0.009));
  put('--n-300', 0.85, Math.min(c, 0.011));
  put('--n-500', 0.62, Math.min(c, 0.014), -1);
  put('--n-600', 0.505, Math.min(c, 0.016), -1);
  put('--n-700', 0.4, Math.min(c, 0.018), -1);
  put('--n-900', 0.235, Math.min(c, 0.02), -1);

  solveSolid({ l, c, h }, roles);
  return { ...roles, ...status, ...artColours(roles), ...around, '--shade': roles['--n-900'] ?? '' };
}

/** The one action: brand lightness where ink or white reads on it, moved until all three states hold. */
function solveSolid({ l, c, h }: Oklch, roles: Roles): void {
  const light = l >= lightBrand;
  const step = light ? 0.003 : -0.003;
  let at = light ? Math.max(l, 0.73) : Math.min(l, 0.51);
  roles['--c-on-solid'] = light ? hexFromOklch({ l: 0.21, c: Math.min(c, 0.03), h }) : '#ffffff';
  for (let tries = 0; tries < 100; tries += 1, at += step) {
    roles['--c-solid'] = hexFromOklch({ l: at, c, h });
    roles['--c-hover'] = hexFromOklch({ l: Math.max(0, at - 0.05), c, h });
    roles['--c-active'] = hexFromOklch({ l: Math.max(0, at - 0.085), c, h });
    if (holds(roles, lightFloors, '--c-on-solid')) return;
  }
}

const artColours = (roles: Roles): Roles => ({
  '--art-tint': roles['--c-soft'] ?? '',
  '--art-soft': roles['--c-mid'] ?? '',
  '--art-solid': roles['--c-solid'] ?? '',
  '--art-ink': roles['--c-deep'] ?? '',
  '--art-accent': accent,
  '--art-paper': '#ffffff',
});
