import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { solvePalette } from '../palette/palette.ts';
import { colourSvg } from './colour-svg.ts';

const folder = new URL('./files/', import.meta.url);
const drawings = ['products', 'states', '.'].flatMap((sub) =>
  readdirSync(new URL(`${sub}/`, folder))
    .filter((file) => file.endsWith('.svg'))
    .map((file) => `${sub}/${file}`),
);

test.each(drawings)('%s holds no custom property once coloured, and stays a drawing', (file) => {
  const coloured = colourSvg(readFileSync(new URL(file, folder), 'utf8'), '#8b1e3f');
  expect(coloured).not.toContain('var(');
  expect(coloured).toMatch(/^<svg[\s\S]*<\/svg>\s*$/);
});

test('the brand is in the drawing, the accent is not the brand', () => {
  const roles = solvePalette('#8b1e3f');
  const coloured = colourSvg(
    '<svg fill="var(--art-solid,#0f7a78)" stroke="var(--art-accent,#f4a13c)"/>',
    '#8b1e3f',
  );
  expect(coloured).toBe(`<svg fill="${roles['--art-solid']}" stroke="#f4a13c"/>`);
});

test('a property nobody solved keeps its fallback', () => {
  expect(colourSvg('fill="var(--art-other, #abc)"', '#8b1e3f')).toBe('fill="#abc"');
});
