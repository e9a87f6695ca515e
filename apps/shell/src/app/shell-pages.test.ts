import { defaultBrand } from '@sigorta/contracts/default-brand';
import { expect, test } from 'vitest';
import { findShellPage } from './shell-pages.ts';

test('a page is asked for once, and anew when it failed and was forgotten', async () => {
  const page = findShellPage('/iletisim');
  const first = page.load(defaultBrand);
  expect(page.load(defaultBrand)).toBe(first);
  page.forget();
  expect(page.load(defaultBrand)).not.toBe(first);
  await expect(page.load(defaultBrand)).resolves.toBe(await first);
});
