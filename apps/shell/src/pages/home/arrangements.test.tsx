import type { BrandHome } from '@sigorta/contracts/brand-home';
import { defaultBrand } from '@sigorta/contracts/default-brand';
import type { Brand } from '@sigorta/contracts/partner';
import { expect, test } from 'vitest';
import { renderInShell } from '../../layout/render-in-shell.tsx';
import { bringFirstScreen, HomePage } from './HomePage.tsx';
import { bringLateSections } from './late-sections.tsx';

/** The home of a brand as it is sent, with six products of four groups. */
const sent = async (home: Partial<BrandHome>, more: Partial<Brand> = {}): Promise<string> => {
  const brand: Brand = {
    ...defaultBrand,
    name: 'Kaya',
    ...more,
    home: { arrangement: 'bazaar', product: null, sections: null, ...home },
  };
  await bringFirstScreen(brand);
  await bringLateSections(brand);
  return renderInShell(<HomePage />, { brand, products: 6 });
};

const headings = (html: string, level: 1 | 2 | 3): string[] =>
  [...html.matchAll(new RegExp(`<h${level}[^<>]*>(.*?)</h${level}>`, 'g'))].map(([, inside = '']) =>
    inside.replace(/<[^<>]*>/g, ''),
  );
const between = (html: string, from: string, to: string): string =>
  html.slice(html.indexOf(from), html.indexOf(to));

const quoted = {
  testimonials: [{ name: 'Selin D.', text: { tr: 'İyiydi.' }, source: { tr: 'Anket' }, sourceUrl: null }],
  claims: [{ tr: 'Kadıköy’ün acentesi' }, { tr: 'İki dakikada poliçe' }],
};

test('a list of prices holds every product once, by group, each a way to its form', async () => {
  const html = await sent({ arrangement: 'prices' });
  expect(headings(html, 1)).toEqual(['Sigortanızı seçin, teklifleri yan yana görün.']);
  expect(headings(html, 2).slice(0, 4)).toEqual(['Seyahat', 'Sağlık', 'Araç', 'Ev ve eşya']);
  const board = between(html, 'data-home="prices"', 'id="insurers-title"');
  expect(headings(board, 3)).toEqual([
    'Product 0',
    'Product 4',
    'Product 1',
    'Product 5',
    'Product 2',
    'Product 3',
  ]);
  for (const at of [0, 1, 2, 3, 4, 5]) expect(board.split(`href="/product-${at}"`)).toHaveLength(2);
  expect(html).not.toMatch(/<select|id="products-title"/);
});

test('one product opens the page, leads to its form, and the others stand below without it', async () => {
  const html = await sent({ arrangement: 'product', product: 'product-2' });
  expect(headings(html, 1)).toEqual(['Product 2']);
  const first = between(html, 'data-home="product"', 'id="steps-title"');
  expect(first).toContain('href="/product-2"');
  expect(first).toContain('Text 2');
  const others = html.slice(html.indexOf('id="products-title"'));
  expect(headings(others, 3)).toEqual(['Product 0', 'Product 1', 'Product 3', 'Product 4', 'Product 5']);
  expect(headings(html, 2).at(-1)).toBe('Diğer sigortalar');
});

test.each([null, 'product-9'])('a home that names %j opens with the first that is sold', async (product) => {
  expect(headings(await sent({ arrangement: 'product', product }), 1)).toEqual(['Product 0']);
});

test('a partner that sells one product alone has no shelf of others', async () => {
  const brand: Brand = { ...defaultBrand, home: { arrangement: 'product', product: null, sections: null } };
  await bringFirstScreen(brand);
  const html = renderInShell(<HomePage />, { brand, products: 1 });
  expect(headings(html, 1)).toEqual(['Product 0']);
  expect(html).not.toContain('id="products-title"');
});

test('a story opens with the first claim in the partner’s words, which is told once, and its customers come before the products', async () => {
  const html = await sent({ arrangement: 'story' }, quoted);
  expect(headings(html, 1)).toEqual(['Kadıköy’ün acentesi']);
  expect(html.split('Kadıköy’ün acentesi')).toHaveLength(2);
  expect(html).toContain('İki dakikada poliçe');
  expect(html).toContain('src="/art/scenes/counter.svg"');
  expect(headings(html, 2).slice(0, 3)).toEqual([
    'Müşteriler ne diyor?',
    'Neyi güvenceye alalım?',
    'Neden Kaya?',
  ]);
});

test('a story without a claim in the page’s language says our headline, and shows the partner’s own picture', async () => {
  const html = await sent(
    { arrangement: 'story' },
    { claims: [{ en: 'Only in English' }], heroImageUrl: '/uploads/kaya.png' },
  );
  expect(headings(html, 1)).toEqual(['Sigortanızı seçin, teklifleri yan yana görün.']);
  expect(html).toContain('src="/uploads/kaya.png"');
  expect(html).not.toMatch(/Only in English|counter\.svg/);
});

test('sections stand in the partner’s order, and what it leaves out is nowhere', async () => {
  const html = await sent({ sections: ['questions', 'testimonials', 'products'] }, quoted);
  expect(headings(html, 2)).toEqual(['Sık sorulanlar', 'Müşteriler ne diyor?', 'Neyi güvenceye alalım?']);
  expect(html).not.toMatch(/steps-title|insurers-title|why-title|İki dakikada poliçe/);
});

test('whatever the arrangement, there is one heading of the first level and no style in an element', async () => {
  for (const arrangement of ['bazaar', 'prices', 'product', 'story'] as const) {
    const html = await sent({ arrangement }, { ...quoted, heroBackground: '#ffd400' });
    expect(headings(html, 1)).toHaveLength(1);
    expect(html).not.toContain('style=');
    expect(html).toContain(`data-home="${arrangement}"`);
  }
});

test('two introductions lead to the top where a product is chosen there, and to their forms elsewhere', async () => {
  const more = { moreHeroes: true };
  const lead = (html: string) =>
    [...html.matchAll(/aria-labelledby="hero-.*?<\/section>/g)].map(
      ([block]) => /href="([^"]*)"/.exec(block)?.[1],
    );
  expect(lead(await sent({}, more))).toEqual([undefined, undefined]);
  expect(lead(await sent({ arrangement: 'prices' }, more))).toEqual(['/product-0', '/product-1']);
});
