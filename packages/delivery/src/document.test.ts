import { expect, test } from 'vitest';
import { documentTemplate, withoutLateSheets } from './document.ts';

const parts = {
  language: 'tr',
  criticalCss: 'a{}',
  preloads: [],
  styles: ['/shell/a.css', '/shell/b.css'],
  script: '/shell/main.js',
} as const;
const template = (drawn: boolean) =>
  documentTemplate({ ...parts, preloads: [], styles: [...parts.styles], drawn });
const withoutNoscript = (html: string) => html.replace(/<noscript>.*?<\/noscript>/gs, '');
const sheets = (html: string) => html.match(/<link rel="stylesheet"[^>]*>/g);

test('sheets of a page that stands in its document wait, and count at once where no script runs', () => {
  const html = template(true);
  expect(sheets(withoutNoscript(html))).toEqual([
    '<link rel="stylesheet" href="/shell/a.css" media="not all" data-late>',
    '<link rel="stylesheet" href="/shell/b.css" media="not all" data-late>',
  ]);
  expect(html).toContain(
    '<noscript><link rel="stylesheet" href="/shell/a.css"><link rel="stylesheet" href="/shell/b.css"></noscript>',
  );
});

test('a page that the browser draws has its sheets from the start', () => {
  expect(template(false)).not.toMatch(/data-late|noscript/);
});

test('a document whose place is left empty has them too, with their sums', () => {
  const summed = template(true).replaceAll('.css"', '.css" integrity="sha256-x"');
  expect(sheets(withoutNoscript(withoutLateSheets(summed)))).toEqual([
    '<link rel="stylesheet" href="/shell/a.css" integrity="sha256-x">',
    '<link rel="stylesheet" href="/shell/b.css" integrity="sha256-x">',
  ]);
});
