import { contrast } from './contrast.ts';
import { hexFromOklch, type Oklch, oklchFromHex } from './oklch.ts';

export const defaultBrandColour = '#0a6270';

/** The warm accent of the drawings: the one colour that never follows the brand. */
const accent = '#f4a13c';

/** Brands from this lightness up (yellow, lime, sky) keep their colour and carry dark ink. */
const lightBrand = 0.64;

/** Least contrast each role must reach, as pairs of custom properties (design README, "Measured"). */
export const contrastFloors: readonly (readonly [role: string, on: string, ratio: number])[] = [
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

const floorsOf = (role: string) => contrastFloors.filter(([name]) => name === role);

/** A colour as six lower-case hex digits with `#`; anything else is the default brand. */
export function brandHex(input: string): string {
  const text = input.trim().replace(/^#?/, '#').toLowerCase();
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(text);
  if (short)
    return `#${short
      .slice(1)
      .map((d) => d + d)
      .join('')}`;
  return /^#[0-9a-f]{6}$/.test(text) ? text : defaultBrandColour;
}

/**
 * Every brand role and neutral for one colour, as `--name: #rrggbb`.
 * The design gives each role a lightness in OKLCH; where the ratio with its partner falls short,
 * lightness moves until it holds, so no partner can choose an unreadable shop.
 */
export function solvePalette(hex: string): Record<string, string> {
  const { l, c, h } = oklchFromHex(brandHex(hex));
  const out: Record<string, string> = { '--n-0': '#ffffff' };

  const put = (role: string, lightness: number, chroma: number, direction: -1 | 0 | 1 = 0): void => {
    const colour: Oklch = { l: lightness, c: chroma, h };
    const floors = floorsOf(role).filter(([, on]) => out[on] !== undefined);
    out[role] = hexFromOklch(colour);
    const meets = (): boolean =>
      floors.every(([, on, ratio]) => contrast(out[role] ?? '', out[on] ?? '') >= ratio);
    while (direction !== 0 && !meets() && colour.l > 0 && colour.l < 1) {
      colour.l += direction * 0.003;
      out[role] = hexFromOklch(colour);
    }
  };

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

  solveSolid({ l, c, h }, out);
  return { ...out, ...artColours(out) };
}

/** The one action: brand lightness where ink or white reads on it, moved until all three states hold. */
function solveSolid({ l, c, h }: Oklch, out: Record<string, string>): void {
  const light = l >= lightBrand;
  const label = light ? hexFromOklch({ l: 0.21, c: Math.min(c, 0.03), h }) : '#ffffff';
  let at = light ? Math.max(l, 0.73) : Math.min(l, 0.51);
  const step = light ? 0.003 : -0.003;
  const states = [
    ['--c-solid', 0],
    ['--c-hover', 0.05],
    ['--c-active', 0.085],
  ] as const;
  out['--c-on-solid'] = label;
  for (let tries = 0; tries < 100; tries += 1, at += step) {
    for (const [role, darker] of states) out[role] = hexFromOklch({ l: Math.max(0, at - darker), c, h });
    const holds = floorsOf('--c-on-solid').every(([, on, ratio]) => contrast(label, out[on] ?? '') >= ratio);
    if (holds) return;
  }
}

function artColours(roles: Record<string, string>): Record<string, string> {
  return {
    '--art-tint': roles['--c-soft'] ?? '',
    '--art-soft': roles['--c-mid'] ?? '',
    '--art-solid': roles['--c-solid'] ?? '',
    '--art-ink': roles['--c-deep'] ?? '',
    '--art-accent': accent,
    '--art-paper': '#ffffff',
  };
}

/** Declarations for a `:root{…}` rule; holds only custom properties and hex digits, so safe inside HTML. */
export function paletteCss(hex: string): string {
  return Object.entries(solvePalette(hex))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}
