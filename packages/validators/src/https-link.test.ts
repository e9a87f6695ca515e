import { expect, test } from 'vitest';
import { httpsLink } from './https-link.ts';

const ofLength = (length: number): string => `https://ornek.com/${'a'.repeat(length - 18)}`;

test.each([
  ['https://ornek.com', 'https://ornek.com/'],
  [' https://www.ornek.com.tr/a?b=c#d ', 'https://www.ornek.com.tr/a?b=c#d'],
  ['HTTPS://Ornek.COM/A', 'https://ornek.com/A'],
  ['https://ornek.com:443/', 'https://ornek.com/'],
  [ofLength(300), ofLength(300)],
])('%s leads to %s', (text, href) => {
  expect(httpsLink(text)?.href).toBe(href);
});

test.each([
  ['nothing', ''],
  ['no text', undefined],
  ['no text, but with an address', new URL('https://ornek.com')],
  ['no address', 'ornek.com'],
  ['no https', 'http://ornek.com'],
  ['a script', 'javascript:alert(1)'],
  ['a user', 'https://ornek.com@baska.com'],
  ['a password', 'https://:sifre@baska.com'],
  ['a port', 'https://ornek.com:8443'],
  ['a bare number', 'https://127.0.0.1/'],
  ['a number of six', 'https://[::1]/'],
  ['a host without a name above it', 'https://localhost/'],
  ['more than 300 characters', ofLength(301)],
])('%s is no link', (_, text) => {
  expect(httpsLink(text)).toBeNull();
});

const hosts = ['instagram.com', 'instagr.am'];
test.each([
  ['https://instagram.com/x', true],
  ['https://www.instagram.com/x', true],
  ['https://instagr.am/x', true],
  ['https://notinstagram.com/x', false],
  ['https://instagram.com.ornek.com/x', false],
  ['https://ornek.com/instagram.com', false],
])('where two hosts are allowed, %s is one of theirs: %s', (text, isTheirs) => {
  expect(httpsLink(text, hosts) !== null).toBe(isTheirs);
});

test('where no host is allowed, none is', () => {
  expect(httpsLink('https://ornek.com', [])).toBeNull();
});
