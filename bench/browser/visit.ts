import type { Browser } from 'playwright';
import { type PageNotes, readNotes, takeNotes } from './in-page.ts';
import { sequentialRounds } from './rounds.ts';

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

export interface Visit extends Omit<PageNotes, 'documentStart' | 'usable'> {
  usable: number;
  rounds: number;
  /** kilobytes over the wire until it came to rest, headers, fonts and pictures too */
  transferred: number;
  requests: number;
  protocol: string;
}

/** Opens a page in a browser that has never seen it, and waits until nothing moves. */
export async function visit(
  browser: Browser,
  network: Network,
  url: string,
  control: string,
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    ignoreHTTPSErrors: true,
  });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    let transferred = 0;
    let requests = 0;
    let protocol = '';
    cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
      transferred += encodedDataLength;
    });
    cdp.on('Network.responseReceived', ({ response }) => {
      requests += 1;
      protocol ||= response.protocol ?? '';
    });
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latencyMs,
      downloadThroughput: (network.downKbps * 1000) / 8,
      uploadThroughput: (network.upKbps * 1000) / 8,
    });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.addInitScript(takeNotes, control);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForFunction(() => window.benchNotes?.usable, null, { timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    const notes = await page.evaluate(readNotes);
    const usable = notes.usable ?? Number.NaN;
    const needed = notes.files.filter(({ name, start }) => name.endsWith('.js') && start < usable);
    return {
      ...notes,
      usable,
      rounds: sequentialRounds(needed, notes.documentStart),
      transferred: transferred / 1000,
      requests,
      protocol,
    };
  } finally {
    await context.close();
  }
}
