import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { faultsOnScreens } from '../../e2e/crawl/screens.ts';

/** One page as it stands, in one width and scheme. */
export interface Picture {
  width: number;
  file: string;
}

/** A picture of more than some screens shows nothing that can be looked at: what is below is looked at by axe and the rulers alone. */
const longest = 4000;

/**
 * A picture of the page that is open on every screen, and what is wrong there.
 * @param name also the beginning of each file
 */
export async function lookAt(
  page: Page,
  folder: string,
  name: string,
): Promise<{ pictures: Picture[]; faults: string[] }> {
  mkdirSync(folder, { recursive: true });
  const pictures: Picture[] = [];
  const faults = await faultsOnScreens(page, async ({ width, scheme }) => {
    const file = join(folder, `${name}-${width}-${scheme}.jpeg`);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    /* a frame of another origin is drawn when it stands on the screen */
    if (page.frames().length > 1) await page.setViewportSize({ width, height: Math.min(height, longest) });
    await page.evaluate(() => scrollTo(0, 0));
    await page.screenshot({
      path: file,
      type: 'jpeg',
      quality: 70,
      animations: 'disabled',
      fullPage: true,
      clip: { x: 0, y: 0, width, height: Math.min(height, longest) },
    });
    pictures.push({ width, file });
  });
  return { pictures, faults };
}
