import { expect, test } from 'vitest';
import { shareableAddress, whatsappLink } from './whatsapp-link.ts';

const link = {
  phone: '+90 500 000 00 00',
  message: 'Merhaba: {{page}} & daha',
  pageAddress: 'https://a.example/x$&',
};

test.each([
  [true, 'https://api.whatsapp.com'],
  [false, 'https://web.whatsapp.com'],
])('on a phone: %s, the chat opens at %s', (isMobile, origin) => {
  const url = new URL(whatsappLink({ ...link, isMobile }));
  expect(url.origin + url.pathname).toBe(`${origin}/send`);
  expect(url.searchParams.get('phone')).toBe('905000000000');
  expect(url.searchParams.get('text')).toBe('Merhaba: https://a.example/x$& & daha');
});

test('an address is told without what may name a quote', () => {
  expect(shareableAddress(new URL('https://a.example/yurtdisi-teklifler?sorgu=gizli#x'))).toBe(
    'https://a.example/yurtdisi-teklifler',
  );
});
