import { expect, test } from 'vitest';
import { ownMark } from '../../partners/brand-mark.ts';
import { gatePage } from './living-page.ts';
import type { LivingView } from './living-view.ts';

const pageFor = (isAlwaysLight: boolean): string =>
  gatePage(
    {
      language: 'tr',
      brand: { name: 'Çarşı', colour: '#0a6e6e', mark: ownMark(), isAlwaysLight },
      today: '2026-11-26',
      mayKeep: true,
      hasPass: false,
    } as unknown as LivingView,
    'purchase-1234567890',
  );
const cssOf = (html: string) => /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
const grounds = (html: string) => html.match(/<meta name="theme-color"[^>]*>/g) ?? [];

test('the page is light and dark in the brand’s colours, and what is printed is light', () => {
  const html = pageFor(false);
  /* every dark colour stands behind `screen` */
  const [byWish, byChoice] = cssOf(html).match(/@media [^{]*\{[^{}]*\{color-scheme:dark/g) ?? [];
  expect(byWish).toMatch(/^@media screen and \(prefers-color-scheme:dark\)/);
  expect(byChoice).toMatch(/^@media screen\{/);
  expect(cssOf(html).match(/\{color-scheme:dark/g)).toHaveLength(2);
  expect(grounds(html).map((meta) => /media="([^"]*)"/.exec(meta)?.[1])).toEqual([
    '(prefers-color-scheme:light)',
    '(prefers-color-scheme:dark)',
  ]);
  /* a visitor's choice is put on before the colours are read */
  expect(html.indexOf('localStorage.getItem("gorunum")')).toBeLessThan(html.indexOf('<style>'));
  expect(html.indexOf('localStorage.getItem("gorunum")')).toBeGreaterThan(html.indexOf('theme-color'));
});

test('a brand that holds its site to light has no dark here either', () => {
  const html = pageFor(true);
  expect(cssOf(html)).not.toContain('dark');
  expect(html).not.toContain('gorunum');
  expect(grounds(html)).toHaveLength(1);
});

test('every colour is one that both palettes have', () => {
  const css = cssOf(pageFor(false));
  const [light = '', ...darks] = css.match(/\{color-scheme:[^}]*\}/g) ?? [];
  const used = new Set(css.match(/var\((--[\w-]+)\)/g)?.map((one) => one.slice(4, -1)));
  expect(used.size).toBeGreaterThan(8);
  for (const name of used) for (const palette of [light, ...darks]) expect(palette).toContain(`${name}:`);
});
