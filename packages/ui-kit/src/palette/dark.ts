import { hexFromOklch, type Oklch } from './oklch.ts';
import { type Floors, holds, putRole, type Roles } from './solve.ts';
import { accent, lightBrand } from './unchanging.ts';

const grounds = ['--n-0', '--n-25', '--n-50', '--n-100', '--c-tint', '--c-soft'];
const onGrounds = (role: string, ratio: number) => grounds.map((on) => [role, on, ratio] as const);

/** What the dark scheme promises: text may stand on every ground, controls are seen on all that hold any. */
export const darkFloors: Floors = [
  ...onGrounds('--c-text', 5.6),
  ...onGrounds('--n-600', 4.8),
  ...onGrounds('--n-700', 7),
  ...onGrounds('--n-900', 10),
  ...onGrounds('--c-ui', 4),
  ...['--n-0', '--n-25', '--n-50', '--c-tint'].map((on) => ['--n-500', on, 3.3] as const),
  ['--c-on-deep', '--c-deep', 10],
  ['--c-dim', '--c-deep', 5.5],
];

/** Hover and active lie further from the label than the button itself, so what holds here holds there. */
const solidFloors: Floors = [
  ['--c-on-solid', '--c-solid', 4.6],
  ['--c-solid', '--n-0', 3.2],
  ['--c-solid', '--n-100', 3.02],
];

/** Status: the same under every brand. Light words on grounds hardly lighter than the page. */
const status: Roles = {
  '--ok': '#7fd6a0',
  '--ok-bg': '#12301f',
  '--warn': '#edbe6f',
  '--warn-bg': '#38290f',
  '--bad': '#ffa8a0',
  '--bad-bg': '#45191a',
  '--info': '#9cc6f3',
  '--info-bg': '#17293e',
};

/** Roles and neutrals on a page that is nearly black, with a breath of the brand's hue. */
export function solveDark({ l, c, h }: Oklch): Roles {
  const roles: Roles = {};
  const put = (role: string, lightness: number, chroma: number, direction: -1 | 0 | 1 = 0): void =>
    putRole(roles, darkFloors, role, { l: lightness, c: chroma, h }, direction);

  put('--n-0', 0.2, Math.min(c, 0.009));
  put('--n-25', 0.222, Math.min(c, 0.01));
  put('--n-50', 0.238, Math.min(c, 0.011));
  put('--n-100', 0.265, Math.min(c, 0.012));
  put('--n-200', 0.33, Math.min(c, 0.014));
  put('--n-300', 0.42, Math.min(c, 0.016));
  put('--c-tint', 0.245, Math.min(c * 0.3, 0.022));
  put('--c-soft', 0.295, Math.min(c * 0.5, 0.042));
  put('--c-border', 0.41, Math.min(c * 0.6, 0.06));
  put('--c-mid', 0.58, Math.min(c * 0.8, 0.1));
  put('--c-deep', 0.262, Math.min(c * 0.55, 0.045));

  put('--n-500', 0.58, Math.min(c, 0.016), 1);
  put('--n-600', 0.745, Math.min(c, 0.014), 1);
  put('--n-700', 0.84, Math.min(c, 0.012), 1);
  put('--n-900', 0.955, Math.min(c, 0.006), 1);
  put('--c-text', Math.max(l, 0.8), Math.min(c, 0.1), 1);
  put('--c-ui', Math.max(l, 0.72), Math.min(c, 0.12), 1);
  put('--c-on-deep', 0.97, Math.min(c * 0.1, 0.01), 1);
  put('--c-dim', 0.82, Math.min(c * 0.1, 0.012), 1);

  solveSolid({ l, c, h }, roles);
  return { ...roles, ...status, ...artColours({ l, c, h }, roles), ...around(roles, h) };
}

/**
 * The one action, as near to the brand's own lightness as a label on it and the page around it allow. Under a pointer it goes
 * away from its label: a light one darkens, a dark one lightens.
 */
function solveSolid({ l, c, h }: Oklch, roles: Roles): void {
  const light = l >= lightBrand;
  const away = light ? 1 : -1;
  roles['--c-on-solid'] = light ? hexFromOklch({ l: 0.21, c: Math.min(c, 0.03), h }) : '#ffffff';
  for (let tries = 0; tries < 700; tries += 1) {
    // the nearest first, upwards and downwards in turn
    const at = l + (tries % 2 === 0 ? 1 : -1) * Math.ceil(tries / 2) * 0.003;
    if (at < 0 || at > 1) continue;
    roles['--c-solid'] = hexFromOklch({ l: at, c, h });
    if (!holds(roles, solidFloors, '--c-solid') || !holds(roles, solidFloors, '--c-on-solid')) continue;
    roles['--c-hover'] = hexFromOklch({ l: at + away * 0.035, c, h });
    roles['--c-active'] = hexFromOklch({ l: at + away * 0.065, c, h });
    return;
  }
}

/** Marks of insurers and partners were drawn for paper: a calm plate lies behind them. What floats has a rim. */
const around = (roles: Roles, h: number): Roles => ({
  '--plate': hexFromOklch({ l: 0.94, c: 0.004, h }),
  '--rim': roles['--n-200'] ?? '',
  '--shade': '#000000',
});

/** Drawings at night: the arch sinks, lines are light, what was paper is the page. */
const artColours = ({ c, h }: Oklch, roles: Roles): Roles => ({
  '--art-tint': hexFromOklch({ l: 0.31, c: Math.min(c * 0.55, 0.05), h }),
  '--art-soft': hexFromOklch({ l: 0.46, c: Math.min(c * 0.75, 0.08), h }),
  '--art-solid': hexFromOklch({ l: 0.62, c: Math.min(c, 0.11), h }),
  '--art-ink': hexFromOklch({ l: 0.9, c: Math.min(c * 0.3, 0.03), h }),
  '--art-accent': accent,
  '--art-paper': roles['--n-0'] ?? '',
});
