import { type Browser, expect, type Page, test } from '@playwright/test';
import { inTurn } from '@sigorta/tooling/test/rotation';
import { serveInPieces } from '../pages/in-pieces.ts';
import { basePort } from '../system/ports.ts';
import { timesOf } from '../turns/journeys-in-turn.ts';

const origin = `http://localhost:${basePort}`;

const sights = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];

/* the home of each arrangement, and a page of each kind; ours in Arabic too, where rows begin on the other side */
const pages: { path: string; partner?: string }[] = [
  { path: '/' },
  { path: '/', partner: 'kaya-acente' },
  { path: '/', partner: 'yol-arkadasi' },
  { path: '/', partner: 'hizli-sepet' },
  { path: '/ar' },
  { path: '/kasko' },
  { path: '/iletisim' },
  { path: '/hakkimizda' },
];

/** What of the screen moved, as browsers count it, with what moved. */
const noteShifts = (): void => {
  const moved: { value: number; what: string }[] = [];
  Object.assign(window, { moved });
  type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[])
      moved.push({ value, what: sources.map(({ node }) => node?.textContent?.slice(0, 30)).join(', ') });
  }).observe({ type: 'layout-shift', buffered: true });
};

/* of what the browser has, where a picture is held back it waits no longer than this */
const longestMs = 60;

const shown = (page: Page): Promise<void> =>
  page
    .evaluate(
      (ms) =>
        new Promise<void>((resolve) => {
          requestAnimationFrame(() => setTimeout(resolve));
          setTimeout(resolve, ms);
        }),
      longestMs,
    )
    .catch(() => undefined);

/* lines of running text that break when their last words come: 0.0036 of the contact page; a home that came in pieces moved 0.16 */
const mostMoved = 0.005;

async function comesInPieces(browser: Browser, { path, partner }: (typeof pages)[number], at: number) {
  const viewport = sights[at] ?? sights[0];
  const context = await browser.newContext({ reducedMotion: 'reduce', ...(viewport && { viewport }) });
  const page = await context.newPage();
  const served = await serveInPieces(origin, () => shown(page));
  if (partner) await context.addCookies([{ name: 'partner', value: partner, url: served.origin }]);
  /* the document alone: what scripts and letters do to it is judged elsewhere */
  await page.route(/\.(js|woff2)(\?|$)/, (route) => route.abort());
  await page.addInitScript(noteShifts);
  await page.goto(served.origin + path);
  const moved = await page.evaluate(
    () => (window as unknown as { moved: { value: number; what: string }[] }).moved,
  );
  await context.close();
  await served.close();
  return { pieces: served.pieces(), moved };
}

for (const one of inTurn(0, pages, timesOf('document-in-pieces')))
  test(`nothing of ${one.path} ${one.partner ?? ''} moves while a line hands it over piece by piece`, async ({
    browser,
  }) => {
    for (const at of sights.keys()) {
      const { pieces, moved } = await comesInPieces(browser, one, at);
      expect(pieces).toBeGreaterThan(100);
      const sum = moved.reduce((all, { value }) => all + value, 0);
      expect(sum, JSON.stringify(moved, null, 1)).toBeLessThan(mostMoved);
    }
  });
