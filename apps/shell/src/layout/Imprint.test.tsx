import { expect, test } from 'vitest';
import { Layout } from './Layout.tsx';
import { renderInShell, type Surroundings } from './render-in-shell.tsx';

const footerOf = (surroundings?: Surroundings) =>
  /<footer.*<\/footer>/s.exec(renderInShell(<Layout>page</Layout>, surroundings))?.[0] ?? '';
const nothing = { logoUrl: null, address: null, phone: null, email: null, text: null, map: null };

test('the footer names the company that sells, with numbers, address and hours; sample data is seen as such', () => {
  const html = footerOf();
  for (const told of [
    'Sigorta Çarşısı Sigorta Aracılık Hizmetleri A.Ş.',
    'Örnek Mahallesi, Çarşı Caddesi No: 1, 34000 İstanbul',
    'Levha no <bdi dir="ltr">000000-0000</bdi>',
    'MERSİS <bdi dir="ltr">0000-0000-0000-0000</bdi>',
    'mailto:destek@sigortacarsisi.example',
    '09:00–18:00',
  ])
    expect(html).toContain(told);
});

test('under a partner’s brand our company is named, unless the partner names its own, and never with our numbers', () => {
  expect(footerOf({ brand: { name: 'Deneme', footer: nothing } })).toContain('000000-0000');
  const company = { name: 'Deneme Acentelik A.Ş.', registerNo: 'T1-X', mersis: null };
  const html = footerOf({
    brand: { name: 'Deneme', footer: { ...nothing, address: 'Deneme Sokak 1' }, company },
  });
  expect(html).toContain('Deneme Acentelik A.Ş.');
  expect(html).toContain('Levha no <bdi dir="ltr">T1-X</bdi>');
  expect(html).not.toMatch(/MERSİS|0000-0000|Aracılık Hizmetleri|Örnek Mahallesi/);
});

test('inside a purchase the footer is one line: who sells and the legal texts, nothing that leads away', () => {
  const html = footerOf({ path: '/product-0' });
  expect(html).toContain('Sigorta Çarşısı Sigorta Aracılık Hizmetleri A.Ş.');
  expect(html).toContain('Gizlilik');
  expect(html).not.toMatch(/<a[ >]|<h2/);
  expect(footerOf({ path: '/pay-0' })).not.toMatch(/<a[ >]|<h2/);
  expect(footerOf({ path: '/' })).toMatch(/<a[ >].*<h2/s);
});
