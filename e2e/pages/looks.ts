import { expect, type Page } from '@playwright/test';
import { looksCame } from './hydration.ts';

/**
 * Compares what the screen shows with its picture in `e2e/looks`, made by Debian's Chromium. Whatever holds a number is
 * covered: dates, prices and counters are of this very run. After a change of looks `pnpm --filter e2e looks` makes the
 * pictures anew; look at them before they go in.
 */
export async function looksAsBefore(page: Page, name: string): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await looksCame(page);
  await page.evaluate(oneLine, summaryLine);
  const inFrames = (await page.locator('main iframe').count()) > 0;
  await expect(page).toHaveScreenshot(`${name}.png`, {
    mask: [
      page.getByText(/\d/),
      page.locator('main bdi'),
      page.locator(summaryLine),
      page.locator('input, select, textarea'),
      ...(inFrames ? [page.frameLocator('main iframe').locator('input, select')] : []),
      page.locator('aside[data-print=hide]'),
    ],
  });
}

const summaryLine = '[class*=QuoteSummaryLine_line]';

/** What was asked for holds days, and days of two months are longer than those of one: it is one covered line in the picture. */
function oneLine(selector: string): void {
  for (const line of document.querySelectorAll<HTMLElement>(selector))
    Object.assign(line.style, { flexWrap: 'nowrap', overflow: 'hidden', whiteSpace: 'nowrap' });
}
