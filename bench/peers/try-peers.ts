import type { Browser, Page } from 'playwright';
import type { MeasuredPage } from '../browser/measured-pages.ts';

/** Presses "show all products": more cards come. */
async function tryHome(page: Page): Promise<void> {
  const cards = page.locator('#products li');
  const before = await cards.count();
  await page.locator('#products button').click();
  await cards.nth(before).waitFor({ timeout: 10_000 });
}

/** Sends the empty form of foreign travel: country and both dates are refused. */
async function tryForm(page: Page): Promise<void> {
  await page.locator('#application button[type=submit]').click();
  await page.locator('#application [aria-invalid=true]').nth(2).waitFor({ timeout: 10_000 });
}

/** Uses every page once before it is measured. @throws when a button does nothing */
export async function tryPages(browser: Browser, pages: readonly MeasuredPage[]): Promise<void> {
  for (const { page: kind, name, url } of pages) {
    const viewport = { width: 390, height: 844 };
    const context = await browser.newContext({ viewport, ignoreHTTPSErrors: true });
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
    await (kind === 'home' ? tryHome(page) : tryForm(page)).catch((error: Error) => {
      throw new Error(`${name} does not work: ${error.message}`);
    });
    await context.close();
  }
}
