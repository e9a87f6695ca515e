import { expect, test } from 'vitest';
import { isBare, keepsOwnLayout, showsCancellation, showsSideInfo } from './page-rules.ts';

const open = { onlySales: false };

test.each([
  ['/yurt-disi-seyahat', 'form', true],
  ['/yurtdisi-teklifler', 'offers', true],
  ['/yurtdisi-odeme-yap', 'payment', false],
  ['/yurtdisi-police-pdf', 'policy', false],
  ['/hakkimizda', null, false],
  ['/iletisim', null, false],
  ['/police-iptal-servisi', null, false],
  ['/genel-odeme-yap', null, false],
  ['/', null, false],
] as const)('beside %s (%s) the info block stands: %s', (path, page, shown) => {
  expect(showsSideInfo(path, page, open)).toBe(shown);
  expect(showsSideInfo(path, page, { onlySales: true })).toBe(false);
});

test.each([
  ['/', false, true, true],
  ['/', true, true, false],
  ['/genel-odeme-yap', false, true, false],
  ['/', false, false, false],
] as const)(
  'at %s, agency %s, page there %s: cancellation in the menu %s',
  (path, isAgency, exists, shown) => {
    expect(showsCancellation(path, { isAgency }, exists)).toBe(shown);
  },
);

test.each(['/panel', '/panel/giris', '/en-panel/x', '/xpanely', '/odeme-servisi'])(
  '%s stands alone',
  (path) => {
    expect(isBare(path)).toBe(true);
  },
);

test('only the general payment page keeps our own header and footer', () => {
  expect(keepsOwnLayout('/genel-odeme-yap')).toBe(true);
  expect(keepsOwnLayout('/yurtdisi-odeme-yap')).toBe(false);
});
