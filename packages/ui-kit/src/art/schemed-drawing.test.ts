import { expect, test } from 'vitest';
import { solvePalette } from '../palette/palette.ts';
import { schemedSvg } from './schemed-drawing.ts';

const drawing = '<svg viewBox="0 0 1 1"><title>x</title><path fill="var(--art-ink,#0a3f45)"/></svg>';

test('a drawing carries its colours for both schemes, and nothing but colours', () => {
  const ink = (scheme: 'light' | 'dark') => solvePalette('#8b1e3f', scheme)['--art-ink'];
  const svg = schemedSvg(drawing, '#8b1e3f');
  const [, light = '', dark = ''] =
    /^<svg viewBox="0 0 1 1"><style>:root\{([^{}]*)\}@media\(prefers-color-scheme:dark\)\{:root\{([^{}]*)\}\}<\/style><title>/.exec(
      svg,
    ) ?? [];
  expect(light).toContain(`--art-ink:${ink('light')}`);
  expect(dark).toContain(`--art-ink:${ink('dark')}`);
  expect(`${light};${dark}`).toMatch(/^((--art-[a-z]+|color):#[0-9a-f]{6};?)+$/);
  expect(ink('light')).not.toBe(ink('dark'));
  /* without its rules it is the brand's, in light */
  expect(svg).toContain(`fill="var(--art-ink,${ink('light')})"`);
});

test('what is drawn in the colour of words is light in the dark', () => {
  const dark = schemedSvg('<svg stroke="currentColor"><path d="M0 0"/></svg>', '#8b1e3f').split('@media')[1];
  const [, red = '', green = '', blue = ''] = /:root\{color:#(..)(..)(..);/.exec(dark ?? '') ?? [];
  expect(Math.min(...[red, green, blue].map((part) => Number.parseInt(part, 16)))).toBeGreaterThan(0xc0);
});

test('a site that is always light has drawings that are', () => {
  expect(schemedSvg(drawing, '#8b1e3f', true)).not.toContain('dark');
});
