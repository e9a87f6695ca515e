import { expect, test } from '@playwright/test';

/** What arrives of a page on a slow mobile line, as Lighthouse sets it. */
const slowLine = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1475 * 1000) / 8,
  uploadThroughput: (675 * 1000) / 8,
};

test.use({ locale: 'ar-EG', viewport: { width: 390, height: 844 } });

test('On a slow line nothing of an Arabic page moves, and the next page has its letters', async ({
  page,
}) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.emulateNetworkConditions', slowLine);
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const letters = page.waitForResponse(/\/fonts\/vazirmatn-arabic\.[^/]*\.woff2$/);
  await page.goto('/ar');
  await page.waitForFunction(() => document.querySelector('[data-late=""]') === null);
  await letters;
  await page.waitForLoadState('networkidle');

  expect(await page.locator('style[data-late="letters"]').getAttribute('media')).toBe('not all');
  const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved);
  // a headline that breaks elsewhere moved 0.088 of the screen
  expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);

  await page.getByRole('contentinfo').locator('a[href="/ar/iletisim"]').click();
  await expect(page).toHaveURL(/\/ar\/iletisim/);
  await expect(page.locator('[data-late]')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px Vazirmatn', 'سلام'))).toBe(true);
});
