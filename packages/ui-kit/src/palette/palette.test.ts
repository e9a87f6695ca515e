import { expect, test } from 'vitest';
import { brandHex, defaultBrandColour } from './brand-hex.ts';
import { contrast } from './contrast.ts';
import { lightFloors } from './light.ts';
import { oklchFromHex } from './oklch.ts';
import { paletteCss, solvePalette } from './palette.ts';
import { schemesCss } from './schemes.ts';

const steps = Array.from({ length: 17 }, (_, i) => Math.min(255, i * 16));
const cube = steps.flatMap((r) =>
  steps.flatMap((g) =>
    steps.map((b) => `#${[r, g, b].map((v) => v.toString(16).padStart(2, '0')).join('')}`),
  ),
);

test('every one of 4,913 brand colours meets every contrast floor', () => {
  expect(cube.length).toBeGreaterThanOrEqual(4096);
  const failures: string[] = [];
  for (const brand of cube) {
    const roles = solvePalette(brand);
    for (const [role, on, floor] of lightFloors) {
      const ratio = contrast(roles[role] ?? '', roles[on] ?? '');
      if (!(ratio >= floor)) failures.push(`${brand}: ${role} on ${on} is ${ratio.toFixed(2)}`);
    }
  }
  expect(failures).toEqual([]);
});

test.each(['#ffd500', '#b6e000', '#5cc8ff'])(
  'the light brand %s keeps its own colour under dark ink',
  (brand) => {
    const roles = solvePalette(brand);
    expect(roles['--c-solid']).toBe(brand);
    expect(oklchFromHex(roles['--c-on-solid'] ?? '').l).toBeLessThan(0.25);
  },
);

test.each(['', 'red', '#12', '#12345g', 'url(x)', '</style>'])(
  'the colour %j falls to the default',
  (bad) => {
    expect(brandHex(bad)).toBe(defaultBrandColour);
    expect(solvePalette(bad)).toEqual(solvePalette(defaultBrandColour));
  },
);

test('three digits, capitals and a missing # are understood', () => {
  expect([brandHex('0AF'), brandHex(' #00AAFF '), brandHex('00aaff')]).toEqual(Array(3).fill('#00aaff'));
});

test('the text for HTML holds nothing but custom properties and hex', () => {
  expect(paletteCss('"><script>')).toMatch(/^(--[a-z0-9-]+:#[0-9a-f]{6};?)+$/);
});

test('a site follows the system, or what its visitor chose, and paper is always light', () => {
  const css = schemesCss('#8a1c4a');
  const [light = '', system = '', chosen = ''] = css.split('@media ');
  expect(light).toMatch(/^:root\{color-scheme:light;/);
  expect(system).toMatch(
    /^screen and \(prefers-color-scheme:dark\)\{:root:not\(\[data-scheme=light\]\)\{color-scheme:dark;/,
  );
  expect(chosen).toMatch(/^screen\{:root\[data-scheme=dark\]\{color-scheme:dark;/);
  for (const rule of [system, chosen]) expect(rule).toContain(paletteCss('#8a1c4a', 'dark'));
});

test('a site that is held to light knows no dark', () => {
  expect(schemesCss('#8a1c4a', true)).toBe(`:root{color-scheme:light;${paletteCss('#8a1c4a')}}`);
});
