import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Scheme, solvePalette } from './palette.ts';

/* Contrast once more, as WCAG 2.0 prints it ("relative luminance", 0.03928): nothing of the palette's own arithmetic. */
const lit = (byte: number): number =>
  byte / 255 <= 0.03928 ? byte / 255 / 12.92 : Math.exp(2.4 * Math.log((byte / 255 + 0.055) / 1.055));
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = (hex.match(/[0-9a-f]{2}/g) ?? []).map((pair) => parseInt(pair, 16));
  return (lit(red) * 2126 + lit(green) * 7152 + lit(blue) * 722) / 10_000;
};
const ratioOf = (one: number, other: number): number =>
  one > other ? (one + 0.05) / (other + 0.05) : (other + 0.05) / (one + 0.05);

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#0000ff', '#ffffff', 8.59],
  ['#ff0000', '#000000', 5.25],
])('the second formula says what is known of %s on %s', (one, other, known) => {
  expect(ratioOf(luminance(one), luminance(other))).toBeCloseTo(known, 2);
});

/* What stands on what in our sheets: WCAG 2.2 AA, text 4.5 (1.4.3), controls and what is chosen 3 (1.4.11). */
const grounds = ['--n-0', '--n-25', '--n-50', '--n-100', '--c-tint', '--c-soft'];
const statuses = ['--ok', '--warn', '--bad', '--info'];
const text: [string, readonly string[]][] = [
  ...['--n-900', '--n-700', '--n-600', '--c-text', ...statuses].map((ink): [string, string[]] => [
    ink,
    grounds,
  ]),
  ...['--n-900', '--n-700', '--n-600'].map((ink): [string, string[]] => [
    ink,
    statuses.map((name) => `${name}-bg`),
  ]),
  ...statuses.map((name): [string, string[]] => [name, [`${name}-bg`]]),
  ['--c-on-solid', ['--c-solid', '--c-hover', '--c-active']],
  ['--c-on-deep', ['--c-deep']],
  ['--c-dim', ['--c-deep']],
  /* a button that says what went well or badly */
  ['--n-0', ['--ok', '--warn', '--n-900', '--n-700']],
];
const controls: [string, readonly string[]][] = [
  ['--c-ui', grounds],
  ['--n-500', ['--n-0', '--n-25']],
  ['--bad', ['--n-0']],
];
/* A dark brand's button is seen by itself in both schemes; a light one on white is seen by its label (design, "Light brands"). */
const ofDark: [string, readonly string[]][] = [['--c-solid', ['--n-0', '--n-25', '--n-100']]];

const faultsIn = (roles: Record<string, string>, scheme: Scheme): string[] => {
  const light = new Map(Object.entries(roles).map(([role, hex]) => [role, luminance(hex)]));
  const missed = (pairs: readonly [string, readonly string[]][], least: number) =>
    pairs.flatMap(([front, behind]) =>
      behind.flatMap((ground) => {
        const found = ratioOf(light.get(front) ?? Number.NaN, light.get(ground) ?? Number.NaN);
        return found >= least ? [] : [`${scheme}: ${front} on ${ground} is ${found}`];
      }),
    );
  return [...missed(text, 4.5), ...missed(controls, 3), ...(scheme === 'dark' ? missed(ofDark, 3) : [])];
};

const extremes = [
  '#000000',
  '#ffffff',
  '#808080',
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#ffff00',
  '#00ffff',
  '#ff00ff',
];
const near = ['#010000', '#fffffe', '#0a6270', '#d94f00', '#2f6b2a', '#ffd500', '#8a1c4a'];
const byte = fc.integer({ min: 0, max: 255 });
const brand = fc
  .tuple(byte, byte, byte)
  .map((bytes) => `#${bytes.map((one) => one.toString(16).padStart(2, '0')).join('')}`);

test('whatever colour a partner has, everything is readable in light and dark', () => {
  fc.assert(
    fc.property(brand, (colour) => {
      const found = (['light', 'dark'] as const).flatMap((scheme) =>
        faultsIn(solvePalette(colour, scheme), scheme),
      );
      if (found.length > 0) throw new Error(`${colour}: ${found.join(', ')}`);
    }),
    { numRuns: 2_000, examples: [...extremes, ...near].map((colour): [string] => [colour]) },
  );
});

test.each([
  ['--n-600', '#5b676a', 'dark: --n-600 on --n-0'],
  ['--c-ui', '#0a6270', 'dark: --c-ui on --n-0'],
  ['--bad', 'nothing', 'dark: --bad on --n-0'],
])('a dark palette whose %s is %s is found out', (role, hex, told) => {
  expect(faultsIn({ ...solvePalette('#0a6270', 'dark'), [role]: hex }, 'dark')[0]).toContain(told);
});

test('the dark scheme is dark, keeps the hue and lifts what lies above the page', () => {
  for (const colour of [...extremes, ...near]) {
    const roles = solvePalette(colour, 'dark');
    expect(luminance(roles['--n-0'] ?? '')).toBeLessThan(0.02);
    const lifted = ['--n-0', '--n-25', '--n-50', '--n-100', '--n-200', '--n-300'].map((role) =>
      luminance(roles[role] ?? ''),
    );
    expect(lifted).toEqual(lifted.toSorted((a, b) => a - b));
    expect(Object.keys(roles).toSorted()).toEqual(Object.keys(solvePalette(colour)).toSorted());
  }
});
