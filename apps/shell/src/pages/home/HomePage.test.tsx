import { HeadCollector } from '@sigorta/runtime/document-head';
import { expect, test } from 'vitest';
import { renderInShell } from '../../layout/render-in-shell.tsx';
import { HomePage } from './HomePage.tsx';
import { MoreHeroes } from './MoreHeroes.tsx';
import { Testimonials } from './Testimonials.tsx';

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

test('the home page carries the title a partner set, else one made of its name', () => {
  const titleOf = (brand: object): string => {
    const heads: string[] = [];
    const page = (
      <HeadCollector value={({ title }) => heads.push(title)}>
        <HomePage />
      </HeadCollector>
    );
    renderInShell(page, { brand });
    return heads.at(-1) ?? '';
  };
  expect(titleOf({ name: 'Kaya', title: 'Kaya, sigortanız burada' })).toBe('Kaya, sigortanız burada');
  expect(titleOf({ name: 'Kaya', title: 'Kaya' })).toMatch(/^Kaya: /);
});

test('two further blocks with a quote button only where a partner wants them', () => {
  expect(home()).not.toContain('id="hero-');
  /* a part of its own, as the server sends it once it is there; that the setting brings it is proved in a browser */
  expect(renderInShell(<MoreHeroes />, { products: 5 }).match(/id="hero-/g)).toHaveLength(2);
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

test('a partner’s claims and customers are its own words, each customer with a source; ours has none', () => {
  expect(home()).not.toMatch(/testimonials-title|kendini anlatıyor/);
  const brand = {
    name: 'Kaya',
    claims: [{ tr: '70 bin <müşteri>' }, { en: 'Only in English' }],
    testimonials: [
      { name: 'Selin D.', text: { tr: 'İyiydi.' }, source: { tr: 'Anket 2026' }, sourceUrl: null },
    ],
  };
  expect(home({ brand })).toContain('70 bin &lt;müşteri&gt;');
  expect(home({ brand })).not.toContain('Only in English');
  const words = renderInShell(<Testimonials />, { brand });
  expect(words).toMatch(/İyiydi\..*Selin D\..*Kaynak.*Anket 2026/s);
});

test('nobody is quoted in a language they were not quoted in', () => {
  const testimonials = [{ name: 'Ann', text: { en: 'Fine.' }, source: { en: 'Survey' }, sourceUrl: null }];
  expect(renderInShell(<Testimonials />, { brand: { testimonials } })).toBe('');
});

test('many products stand in the picker by group, few in one list', () => {
  expect(home({ products: 8 })).not.toContain('<optgroup');
  expect(home({ products: 19 }).match(/<optgroup/g)).toHaveLength(4);
});
