import type { Browser } from 'playwright';
import { type Network, slowPage } from '../browser/slow-page.ts';

/** ms until the first words of a page are there of which no script runs; NaN when none came. */
export async function paintAlone(browser: Browser, network: Network, url: string): Promise<number> {
  const { context, page, cdp } = await slowPage(browser, network, 'tr-TR');
  try {
    await cdp.send('Page.enable');
    await cdp.send('Page.setLifecycleEventsEnabled', { enabled: true });
    await cdp.send('Emulation.setScriptExecutionDisabled', { value: true });
    const painted = new Promise<void>((resolve) =>
      cdp.on('Page.lifecycleEvent', ({ name }) => name === 'firstContentfulPaint' && resolve()),
    );
    await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
    await painted;
    return await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    );
  } finally {
    await context.close();
  }
}
