import { type Browser, expect, type Page, test } from '@playwright/test';
import type { Language } from '@sigorta/i18n/language';
import { withLanguage } from '@sigorta/i18n/paths';
import { inTurn } from '@sigorta/tooling/test/rotation';
import { languagesOfToday } from '../buyers/rotation.ts';
import { heldBack } from '../pages/held-back.ts';
import { looksCame } from '../pages/hydration.ts';
import { movedBetween, placesOf } from '../pages/places.ts';
import { basePort } from '../system/ports.ts';
import { timesOf } from '../turns/journeys-in-turn.ts';

const origin = `http://localhost:${basePort}`;
const widths = [390, 768, 1280];

/** One home of each arrangement: ours every day, those of three sample partners in turn. */
const homes = [
  { arrangement: 'bazaar', partner: null },
  ...inTurn(0, [
    { arrangement: 'prices', partner: 'hizli-sepet' },
    { arrangement: 'product', partner: 'yol-arkadasi' },
    { arrangement: 'story', partner: 'kaya-acente' },
  ]),
];

async function pageOf(browser: Browser, partner: string | null): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' });
  if (partner) await context.addCookies([{ name: 'partner', value: partner, url: origin }]);
  return context.newPage();
}

/** Places at each width, by width. */
async function placesAt(page: Page) {
  const places = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    places.push(await placesOf(page));
  }
  return places;
}

type Places = Awaited<ReturnType<typeof placesAt>>;

const moved = (before: Places, after: Places): string[] =>
  widths.flatMap((width, at) =>
    movedBetween(before[at] ?? [], after[at] ?? []).map((one) => `${width}: ${one}`),
  );

const hydrated = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('hydrated:page').length > 0);

/* what stands in has the measure of the brand's letters on the whole, not of each word: a line may break elsewhere (0588) */
const mostByLetters = 0.03;

/** Notes how much of the screen moves, as browsers count it. */
const noteShifts = (): void => {
  const moved: number[] = [];
  Object.assign(window, { moved });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) moved.push((entry as unknown as { value: number }).value);
  }).observe({ type: 'layout-shift', buffered: true });
};

const asksPrices = 'prices/examples';

async function open(page: Page, language: Language, arrangement: string): Promise<void> {
  await page.goto(withLanguage('/', language), { waitUntil: 'commit' });
  await hydrated(page);
  await expect(page.locator('main [data-home]')).toHaveAttribute('data-home', arrangement);
}

for (const { arrangement, partner } of homes) {
  test(`the home "${arrangement}" keeps the place of prices that come late`, async ({ browser }) => {
    const found: string[] = [];
    for (const language of languagesOfToday(0, timesOf('home-stands-still'))) {
      const page = await pageOf(browser, partner);
      const letGo = await heldBack(
        page,
        '**/apiConnection**',
        (request) => request.headers().producer === asksPrices,
      );
      const asked = page.waitForRequest((request) => request.headers().producer === asksPrices);
      await open(page, language, arrangement);
      await looksCame(page);
      await asked;
      const before = await placesAt(page);
      letGo();
      await page.locator('main bdi[class*=price], main bdi[class*=Price]').first().waitFor({
        state: 'attached',
      });
      found.push(...moved(before, await placesAt(page)).map((one) => `${language} at ${one}`));
      await page.context().close();
    }
    expect(found).toEqual([]);
  });

  test(`the home "${arrangement}" moves by none of its sheets, whichever comes last`, async ({ browser }) => {
    const first = await pageOf(browser, partner);
    await first.goto('/');
    const sheets = await first
      .locator('body > link[rel=stylesheet]')
      .evaluateAll((links) => (links as HTMLLinkElement[]).map(({ href }) => href));
    await first.context().close();
    expect(sheets.length).toBeGreaterThan(1);
    for (const last of sheets) {
      const page = await pageOf(browser, partner);
      await page.route('**/apiConnection**', (route) => route.abort());
      await page.route('**/fonts/**', (route) => route.abort());
      const letLastGo = await heldBack(page, last);
      const letOthersGo = await heldBack(page, '**/*.css', (request) => request.url() !== last);
      await open(page, 'tr', arrangement);
      const before = await placesAt(page);
      letOthersGo();
      await page.waitForFunction(
        (held) =>
          [...document.querySelectorAll<HTMLLinkElement>('body > link[rel=stylesheet]')].every(
            ({ sheet, href }) => sheet !== null || href === held,
          ),
        last,
      );
      expect(moved(before, await placesAt(page)), `without ${last}`).toEqual([]);
      letLastGo();
      await looksCame(page);
      expect(moved(before, await placesAt(page)), `with ${last}`).toEqual([]);
      await page.context().close();
    }
  });

  test(`letters that come late move next to nothing of the home "${arrangement}"`, async ({ browser }) => {
    const found: string[] = [];
    for (const language of languagesOfToday(1, timesOf('home-stands-still'))) {
      for (const width of widths) {
        const page = await pageOf(browser, partner);
        await page.setViewportSize({ width, height: 900 });
        await page.route('**/apiConnection**', (route) => route.abort());
        await page.addInitScript(noteShifts);
        const letGo = await heldBack(page, '**/fonts/**');
        await open(page, language, arrangement);
        await page.waitForFunction(() => document.querySelector('link[data-late=""]') === null);
        /* before that nobody reads (0593) */
        await page.waitForFunction(() => performance.now() > 1000);
        letGo();
        await page.waitForFunction(() => document.querySelector('style[data-late=""]') === null);
        await page.evaluate(() => document.fonts.ready);
        const by = await page.evaluate(() => (window as unknown as { moved: number[] }).moved);
        const sum = by.reduce((all, one) => all + one, 0);
        if (sum > mostByLetters) found.push(`${language} at ${width}: ${sum.toFixed(4)}`);
        await page.context().close();
      }
    }
    expect(found).toEqual([]);
  });
}
