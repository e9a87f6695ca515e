import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until fonts and styles that the first picture does without are the page's. */
export async function looksCame(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[data-late]') === null);
  await page.evaluate(() => document.fonts.ready);
}

/** Waits until React has taken over an element of the server's HTML, so that a press is heard. */
export async function takenOver(element: Locator): Promise<void> {
  const isReacts = () =>
    element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')));
  await expect.poll(isReacts, { intervals: [40, 60, 100] }).toBe(true);
}
