import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';

export interface Network {
  downKbps: number;
  upKbps: number;
  /** before each answer */
  latencyMs: number;
}

/**
 * Slow 4G, applied and not computed afterwards. `plain` are its figures; `devtools` is what Lighthouse and the browser's
 * own tools set for the same line, because a browser delays requests and knows no packets: 3.75 × the latency, 0.9 × the
 * width.
 */
export const slow4g = {
  plain: { downKbps: 1600, upKbps: 750, latencyMs: 150 },
  devtools: { downKbps: 1475, upKbps: 675, latencyMs: 562.5 },
} satisfies Record<string, Network>;
export const cpuSlowdown = 4;

interface SlowPage {
  context: BrowserContext;
  page: Page;
  cdp: CDPSession;
}

/**
 * An empty page of a browser that has never seen the site.
 * @param network null: no limit, as when everything is in the cache
 * @param baseURL what addresses without a host are of
 */
export async function slowPage(
  browser: Browser,
  network: Network | null,
  locale: string,
  baseURL?: string,
): Promise<SlowPage> {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width: 390, height: 844 },
    locale,
    timezoneId: 'Europe/Istanbul',
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  if (network) {
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latencyMs,
      downloadThroughput: (network.downKbps * 1000) / 8,
      uploadThroughput: (network.upKbps * 1000) / 8,
    });
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return { context, page, cdp };
}
