import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Waits until fonts and styles that the first picture does without are the page's. Letters that may wait for the next page come at
 * once, as where the line is fast: a busy machine is slow now and then.
 */
export async function looksCame(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('[data-late=""], link[rel="stylesheet"][media="not all"]') === null,
  );
  await page.evaluate(() => document.querySelector('[data-late]')?.removeAttribute('media'));
  await page.evaluate(() => document.fonts.ready);
}

/** Waits until React has taken over an element of the server's HTML, so that a press is heard. */
export async function takenOver(element: Locator): Promise<void> {
  const isReacts = () =>
    element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')));
  await expect.poll(isReacts, { intervals: [40, 60, 100] }).toBe(true);
}
