import type { Browser, CDPSession } from 'playwright';
import { countContent, type PageContent } from './in-content.ts';
import { type PageNotes, readNotes, takeNotes } from './in-page.ts';
import { sequentialRounds } from './rounds.ts';
import { type Network, slowPage } from './slow-page.ts';

export interface Asked {
  url: string;
  /** of the browser, by which a bare address is answered */
  locale: string;
  /** selector of what a visitor presses */
  control: string;
  /** whether the page says itself when it has its handlers */
  marks: boolean;
}

export interface Visit extends Omit<PageNotes, 'documentStart' | 'usable' | 'handled' | 'everyControl'> {
  usable: number;
  /** until the page says so, or every control has its handlers where it says nothing */
  handled: number;
  everyControl: number;
  content: PageContent;
  rounds: number;
  /** ms that the page's thread worked until then, of its own clock: what other programs of the machine take is not in it */
  cpu: number;
  /** of these in finding styles and places */
  layout: number;
  /** KiB of scripts that were asked for before the page had its handlers, and how many they were */
  scriptBytes: number;
  scripts: number;
  /** kilobytes over the wire until it came to rest, headers, fonts and pictures too */
  transferred: number;
  requests: number;
  protocol: string;
}

async function threadTimes(cdp: CDPSession): Promise<Pick<Visit, 'cpu' | 'layout'>> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const ms = (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN);
  return { cpu: ms('TaskDuration'), layout: ms('LayoutDuration') + ms('RecalcStyleDuration') };
}

/** Ends when the page says that it has its handlers: asked from outside it would work for the answer, before it has them. */
async function listenTo(cdp: CDPSession): Promise<() => Promise<void>> {
  await cdp.send('Runtime.enable');
  await cdp.send('Runtime.addBinding', { name: 'benchTold' satisfies keyof Window });
  const told = Promise.withResolvers<void>();
  const limit = setTimeout(() => told.reject(new Error('no handlers within a minute')), 60_000);
  cdp.on('Runtime.bindingCalled', () => {
    clearTimeout(limit);
    told.resolve();
  });
  return () => told.promise;
}

/** Opens a page in a browser that has never seen it, and waits until nothing moves. */
export async function visit(browser: Browser, network: Network, asked: Asked): Promise<Visit> {
  const { context, page, cdp } = await slowPage(browser, network, asked.locale);
  try {
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
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const handlers = await listenTo(cdp);
    await page.addInitScript(takeNotes, asked);
    await page.goto(asked.url, { waitUntil: 'commit', timeout: 60_000 });
    await handlers();
    const worked = await threadTimes(cdp);
    /* parts that our form leaves for the first quiet moment */
    await page.waitForFunction(() => window.benchNotes?.everyControl, null, { timeout: 20_000 });
    /* before the gateway has said prices and the chat has come */
    const content = await page.evaluate(countContent);
    await page.waitForLoadState('networkidle');
    const notes = await page.evaluate(readNotes);
    const usable = notes.usable ?? Number.NaN;
    const everyControl = notes.everyControl ?? Number.NaN;
    const handled = Math.max(usable, notes.handled ?? everyControl);
    const scripts = notes.files.filter(({ name, start }) => name.endsWith('.js') && start < handled);
    return {
      ...notes,
      usable,
      handled,
      everyControl,
      content,
      ...worked,
      rounds: sequentialRounds(scripts, notes.documentStart),
      scriptBytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1024,
      scripts: scripts.length,
      transferred: transferred / 1000,
      requests,
      protocol,
    };
  } finally {
    await context.close();
  }
}
