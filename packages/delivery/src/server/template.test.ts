import { expect, test } from 'vitest';
import { fillTemplate, gaps } from './template.ts';

const template = `<title>${gaps.title}</title><meta content="${gaps.description}"><div>${gaps.root}</div>`;

test('words are escaped, the page is not, and dollar signs stay what they are', () => {
  expect(fillTemplate(template, { title: 'A <b> & "c" $&', description: '"$1"', html: '<p>$$</p>' })).toBe(
    '<title>A &lt;b> &amp; &quot;c&quot; $&amp;</title><meta content="&quot;$1&quot;"><div><p>$$</p></div>',
  );
});

test('a title that looks like a mark does not take the page in', () => {
  expect(fillTemplate(template, { title: gaps.root, description: '', html: 'page' })).toContain(
    '<div>page</div>',
  );
});

test.each([
  [
    'the first screen of a home',
    '<header></header><main id="main"><h1>a</h1><span id="first-screens-end" hidden></span></main>',
    '#first-screens-end',
  ],
  ['the header of another page', '<header></header><main id="main"><h1 id="title">a</h1></main>', '#main'],
])('a browser shows %s whole', (_what, html, href) => {
  const filled = fillTemplate(`<head>${gaps.expected}</head>${gaps.root}`, {
    title: '',
    description: '',
    html,
  });
  expect(filled).toBe(`<head><link rel="expect" href="${href}" blocking="render"></head>${html}`);
});

test('a page without either is shown as it comes: what never stands in it would be waited for to its end', () => {
  expect(
    fillTemplate(`${gaps.expected}${gaps.root}`, { title: '', description: '', html: '<main></main>' }),
  ).toBe('<main></main>');
});
