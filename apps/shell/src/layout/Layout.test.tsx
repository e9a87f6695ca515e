import { useSideInfo } from '@sigorta/runtime/runtime';
import { expect, test } from 'vitest';
import { Layout } from './Layout.tsx';
import { renderInShell, type Surroundings } from './render-in-shell.tsx';

const Beside = () => useSideInfo();

const layout = (surroundings?: Surroundings) => renderInShell(<Layout>page</Layout>, surroundings);

test('header and footer stand around a page, the first stop leads past them', () => {
  const html = layout();
  expect(html.indexOf('href="#main"')).toBeLessThan(html.indexOf('<header'));
  expect(html).toMatch(/<header.*<main id="main".*page.*<footer/s);
});

test.each(['/panel', '/panel/giris', '/en-panel/x'])('%s shows the page alone', (path) => {
  const html = layout({ path, brand: { onlySales: true } });
  expect(html).not.toMatch(/<header|<footer|Geri</);
  expect(html).toContain('page');
});

test('a partner can do without header and footer', () => {
  expect(layout({ brand: { showHeader: false } })).not.toContain('<header');
  expect(layout({ brand: { showFooter: false } })).not.toContain('<footer');
});

test('sales-only mode has a way back everywhere but at home', () => {
  const brand = { onlySales: true, showHeader: false };
  expect(layout({ brand, path: '/product-0' })).toContain('Geri');
  expect(layout({ brand, path: '/' })).not.toContain('Geri');
  expect(layout({ path: '/product-0' })).not.toContain('Geri');
});

test('the menu of languages says its own once, also where there is no room to see it', () => {
  const words = layout().replaceAll(/<[^>]+>/g, '|');
  expect(words.match(/Dil: \|+[^|]+/)?.[0].replaceAll('|', '')).toBe('Dil: Türkçe');
  expect(words).not.toContain('Dil: Türkçe:');
});

test('three products are tabs, the others stand in the menu by group', () => {
  expect(layout({ products: 3 })).not.toContain('Diğer ürünler');
  const html = layout({ products: 9 });
  expect(html).toContain('Diğer ürünler');
  const panel = html.slice(html.indexOf('Diğer ürünler'), html.indexOf('</nav>'));
  expect([...panel.matchAll(/Menu (\d)/g)].map(([, number]) => number)).toEqual([
    '4',
    '8',
    '5',
    '6',
    '3',
    '7',
  ]);
});

test('the company menu is in the header only when its option is on, its pages always in the footer', () => {
  expect(layout().match(/\/hakkimizda/g)).toHaveLength(1);
  expect(layout({ brand: { showCompany: true } }).match(/\/hakkimizda/g)).toHaveLength(2);
});

test('an address is text with a link to a map, and nothing comes from elsewhere by itself', () => {
  const footer = {
    logoUrl: null,
    phone: null,
    email: null,
    text: null,
    map: null,
    address: 'Deneme Sokak <12>',
  };
  const html = layout({ brand: { footer } });
  expect(html).toContain('Deneme Sokak &lt;12&gt;');
  expect(html).toMatch(
    /<a[^>]*href="https:\/\/www\.openstreetmap\.org\/search[^>]*rel="noopener noreferrer"/,
  );
  expect(html).not.toMatch(/<iframe|<script|src="https?:/);
});

test('badges, chat and dialogs are left to the browser', () => {
  const html = layout({ brand: { whatsapp: '905000000000' } });
  expect(html).not.toMatch(/TEST|CALL CENTER|WhatsApp|<dialog/);
});

test('the info block is offered to a product’s form, not to payment and not in sales-only mode', () => {
  const side = (surroundings: Surroundings) =>
    renderInShell(
      <Layout>
        <Beside />
      </Layout>,
      surroundings,
    ).includes('Takıldığınız bir yer mi var?');
  expect(side({ path: '/product-0' })).toBe(true);
  expect(side({ path: '/pay-0' })).toBe(false);
  expect(side({ path: '/' })).toBe(false);
  expect(side({ path: '/product-0', brand: { onlySales: true } })).toBe(false);
});

test('on the general payment page header and footer are ours, whatever a partner sets', () => {
  const brand = { name: 'Kaya', showHeader: false, showFooter: false };
  const html = layout({ path: '/genel-odeme-yap', brand });
  expect(html).toMatch(/<header.*Sigorta Çarşısı.*<footer/s);
  expect(html).not.toContain('Kaya');
});

test('menus lead to the cancellation service, an agency’s do not', () => {
  expect(layout()).toContain('href="/police-iptal-servisi"');
  expect(layout({ brand: { isAgency: true } })).not.toContain('/police-iptal-servisi');
});

test('the footer shows pages elsewhere, offices and the register’s mark as links, and loads nothing', () => {
  const html = layout({
    brand: {
      social: [{ network: 'instagram', href: 'https://www.instagram.com/kaya' }],
      trustBadge: { href: 'https://etbis.eticaret.gov.tr/x', imageUrl: null },
      offices: [{ name: 'Çankaya', address: 'Örnek Caddesi 5', phone: '+90 312 000 00 00', map: null }],
    },
  });
  expect(html).toContain('href="https://www.instagram.com/kaya"');
  expect(html).toContain('href="https://etbis.eticaret.gov.tr/x"');
  expect(html).toMatch(/Ofisler.*Çankaya.*Örnek Caddesi 5.*tel:\+903120000000/s);
  expect(html).not.toMatch(/<iframe|<script|src="https?:/);
});
