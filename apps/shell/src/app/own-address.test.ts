import { expect, test } from 'vitest';
import { ownAddress } from './own-address.ts';

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

test.each([
  [at('/'), 'ru', '/ru'],
  [at('/kasko', '?sorgu=a&b=c', '#x'), 'en', '/en/kasko?sorgu=a&b=c#x'],
  [at('/ar/kasko'), 'ar', null],
  [at('/kasko'), 'tr', null],
  [at('/'), 'tr', null],
  [at('//evil.example/'), 'tr', null],
  [at('///kasko'), 'tr', null],
  [at('/iletisim/'), 'tr', '/iletisim'],
  [at('/genel-odeme-yap/', '?istek=a'), 'ru', '/ru/genel-odeme-yap?istek=a'],
  [at('/ar/hakkimizda//'), 'ar', '/ar/hakkimizda'],
  [at('/en/'), 'en', '/en'],
] as const)('%j in %s', (location, language, address) => {
  expect(ownAddress(location, language)).toBe(address);
});
