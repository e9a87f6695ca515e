import type { Browser } from '@playwright/test';
import { type PageNotes, readNotes, takeNotes } from './in-page.ts';
import { sequentialRounds } from './rounds.ts';

/** "Slow 4G" as browsers' own tools have it, applied to the network and not computed afterwards. */
export const slow4g = { downKbps: 1600, upKbps: 750, latencyMs: 150 };
export const cpuSlowdown = 4;

export interface Visit extends Omit<PageNotes, 'scripts' | 'documentStart' | 'usable'> {
  usable: number;
  rounds: number;
  /** kilobytes over the wire until it came to rest, headers, fonts and pictures too */
  transferred: number;
  requests: number;
  /** scripts, as the page asked for them */
  scripts: string[];
  protocol: string;
}

/** Opens a page in a browser that has never seen it, and waits until nothing moves. */
export async function visit(browser: Browser, url: string, control: string): Promise<Visit> {
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
      latency: slow4g.latencyMs,
      downloadThroughput: (slow4g.downKbps * 1000) / 8,
      uploadThroughput: (slow4g.upKbps * 1000) / 8,
    });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.addInitScript(takeNotes, control);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForFunction(() => window.benchNotes?.usable, null, { timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    const notes = await page.evaluate(readNotes);
    const usable = notes.usable ?? Number.NaN;
    const needed = notes.scripts.filter(({ start }) => start < usable);
    return {
      ...notes,
      usable,
      rounds: sequentialRounds(needed, notes.documentStart),
      transferred: transferred / 1000,
      requests,
      scripts: notes.scripts.map(({ name }) => name),
      protocol,
    };
  } finally {
    await context.close();
  }
}
