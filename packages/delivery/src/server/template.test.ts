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
