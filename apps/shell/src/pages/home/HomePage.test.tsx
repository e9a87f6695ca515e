import { expect, test } from 'vitest';
import { renderInShell } from '../../layout/render-in-shell.tsx';
import { HomePage } from './HomePage.tsx';
import { Videos } from './Videos.tsx';

const grid = (html: string) => html.slice(html.indexOf('id="products"'), html.indexOf('id="steps-title"'));
const home = (surroundings?: Parameters<typeof renderInShell>[1]) =>
  renderInShell(<HomePage />, surroundings);

test.each([
  [1, 1, false],
  [8, 8, false],
  [9, 8, true],
  [19, 8, true],
])('of %i products %i are shown first; a toggle: %s', (products, shown, hasToggle) => {
  const html = grid(home({ products }));
  expect(html.match(/<h3/g)).toHaveLength(shown);
  expect(html.includes('Tüm ürünleri göster')).toBe(hasToggle);
});

test('two further blocks with a quote button only where a partner wants them', () => {
  expect(home()).not.toContain('id="hero-');
  expect(home({ brand: { moreHeroes: true }, products: 5 }).match(/id="hero-/g)).toHaveLength(2);
});

test('a partner’s own picture takes the place of the arcade', () => {
  const html = home({ brand: { heroImageUrl: '/uploads/kaya.png', heroBackground: '#ffd400' } });
  expect(html).toContain('src="/uploads/kaya.png"');
  expect(html).not.toContain('data-doors');
  expect(html).not.toContain('style=');
});

test('why to buy here has three benefits, and no customer is invented', () => {
  const html = home();
  const why = html.slice(html.indexOf('id="why-title"'), html.indexOf('id="questions-title"'));
  expect(why.match(/<h3/g)).toHaveLength(3);
});

test('videos are links with a picture of ours: the first tab is open, nothing loads by itself', () => {
  const html = renderInShell(<Videos videos={['dQw4w9WgXcQ', '"><script>', 'abcdefghijk']} />);
  expect([...html.matchAll(/embed\/([^"]*)"/g)].map(([, id]) => id)).toEqual(['dQw4w9WgXcQ', 'abcdefghijk']);
  expect(html).not.toMatch(/<iframe|<script|src="http/);
  expect(html.match(/aria-selected="true"/g)).toHaveLength(1);
  expect(html.indexOf('aria-selected="true"')).toBeLessThan(html.indexOf('aria-selected="false"'));
});
