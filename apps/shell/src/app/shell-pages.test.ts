import { expect, test } from 'vitest';
import { findShellPage } from './shell-pages.ts';

test('a page is asked for once, and anew when it failed and was forgotten', async () => {
  const page = findShellPage('/iletisim');
  const first = page.load();
  expect(page.load()).toBe(first);
  page.forget();
  expect(page.load()).not.toBe(first);
  await expect(page.load()).resolves.toBe(await first);
});
