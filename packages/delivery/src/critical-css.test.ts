import { expect, test } from 'vitest';
import { criticalCss } from './critical-css.ts';
import { readStyleSheet } from './style-sheet.ts';

const html = '<div class="box open"><p class="text">a</p></div>';

test.each([
  ['a rule of a class on the page stays', '.box{color:red}', '.box{color:red}'],
  ['a rule of a class elsewhere goes', '.gone{color:red}', ''],
  ['every class of a selector must be there', '.box .gone{color:red}', ''],
  ['of a list only the selectors that can hit stay', '.box,.gone{color:red}', '.box{color:red}'],
  ['an excluded class need not be there', '.box:not(.gone){color:red}', '.box:not(.gone){color:red}'],
  ['states and elements stay', 'p:hover,[dir=rtl]{color:red}', 'p:hover,[dir=rtl]{color:red}'],
  ['an empty block goes with its layer', '@layer ui{@media print{.gone{color:red}}}', ''],
  ['the order of layers stays', '@layer reset, ui;', '@layer reset, ui;'],
  ['fonts are left to the gateway', '@font-face{font-family:A}', ''],
  [
    'animations that nothing uses go',
    '@keyframes spin{to{rotate:1turn}}.text{animation:fade 1s}',
    '.text{animation:fade 1s}',
  ],
])('%s', (_what, css, kept) => {
  expect(criticalCss([readStyleSheet(css)], html)).toBe(kept);
});

test('an animation that is used keeps its steps', () => {
  const css = '.text{animation:fade 1s}@keyframes fade{to{opacity:0}}';
  expect(criticalCss([readStyleSheet(css)], html)).toBe(css);
});

test('sheets stand in their order, each on a line of its own', () => {
  const sheets = ['.box{color:red}', '.text{color:blue}'].map(readStyleSheet);
  expect(criticalCss(sheets, html)).toBe('.box{color:red}\n\n.text{color:blue}');
});

test('an animation of one sheet keeps its steps in another', () => {
  const sheets = ['@keyframes fade{to{opacity:0}}', '.text{animation:fade 1s}'].map(readStyleSheet);
  expect(criticalCss(sheets, html)).toContain('@keyframes fade');
});

test('a sheet that was read once gives every page its own', () => {
  const sheet = readStyleSheet('.box{color:red}.other{color:blue}');
  expect(criticalCss([sheet], html)).toBe('.box{color:red}');
  expect(criticalCss([sheet], '<p class="other">')).toBe('.other{color:blue}');
});
