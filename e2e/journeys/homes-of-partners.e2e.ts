import { type Browser, expect, type Page, test } from '@playwright/test';
import { languages } from '@sigorta/i18n/language';
import { withLanguage } from '@sigorta/i18n/paths';
import { inTurn } from '@sigorta/tooling/test/rotation';
import { tooWide } from '../crawl/look.ts';
import { look } from '../pages/axe.ts';
import { crowdedOn } from '../pages/crowded.ts';
import { looksCame } from '../pages/hydration.ts';
import { basePort } from '../system/ports.ts';
import { timesOf } from '../turns/journeys-in-turn.ts';

const origin = `http://localhost:${basePort}`;

/* written by hand: what each of the three sample partners asks for, as a Turkish visitor reads it from top to bottom */
const homes = [
  {
    partner: 'kaya-acente',
    opens: 'story',
    headline: '2 dakikada poliçe, 60 saniyede ödeme',
    below: [
      'Müşteriler ne diyor?',
      'Neyi güvenceye alalım?',
      'Neden Kaya Acentelik?',
      'Üç adımda poliçe',
      'Çarşıdaki şirketler',
      'Sık sorulanlar',
    ],
    /* in the first screen at 1280 × 900 */
    atOnce: 'Hangi sigorta?',
  },
  {
    partner: 'hizli-sepet',
    opens: 'prices',
    headline: 'Sigortanızı seçin, teklifleri yan yana görün.',
    below: ['Seyahat', 'Sağlık', 'Araç', 'Ev ve eşya', 'Çarşıdaki şirketler', 'Sık sorulanlar'],
    atOnce: 'Yurt Dışı Seyahat Sağlık',
  },
  {
    partner: 'yol-arkadasi',
    opens: 'product',
    headline: 'Yurt Dışı Seyahat Sağlık',
    below: [
      'Üç adımda poliçe',
      'Müşteriler ne diyor?',
      'Videolar',
      'Çarşıdaki şirketler',
      'Neden Yol Arkadaşı?',
      'Sık sorulanlar',
      'Diğer sigortalar',
    ],
    atOnce: 'Kendi fiyatınızı görün',
  },
] as const;

const widths = [390, 768, 1280, 1920];

const pageOf = async (browser: Browser, partner: string, javaScriptEnabled = true): Promise<Page> => {
  const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce', javaScriptEnabled });
  await context.addCookies([{ name: 'partner', value: partner, url: origin }]);
  return context.newPage();
};

/** Where each heading begins, in whole pixels. */
const places = (page: Page): Promise<string[]> =>
  page
    .locator('main :is(h1, h2)')
    .evaluateAll((all) =>
      all.map((one) => `${one.textContent} ${Math.round(one.getBoundingClientRect().top + scrollY)}`),
    );

const priced = (page: Page): Promise<void> =>
  page.locator('main bdi[class*=price], main bdi[class*=Price]').first().waitFor({ state: 'attached' });

/** Notes what of the page its sheets, handlers and prices move, as browsers count it. Fonts stay away: letters of another width may break a line elsewhere. */
const watchShifts = async (page: Page): Promise<void> => {
  await page.route('**/fonts/**', (route) => route.abort());
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[])
        for (const { node } of entry.sources)
          if (node?.parentElement?.closest('main'))
            moved.push(`${entry.value.toFixed(4)} ${node.nodeName} ${node.textContent?.slice(0, 40)}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

/* each promise every second day, of another home each: six days try all nine */
for (const { partner, opens, headline, below, atOnce } of inTurn(0, homes, timesOf('homes-of-partners'))) {
  test(`the home of ${partner} is built as it asks for, and nothing moves while it comes`, async ({
    browser,
  }) => {
    for (const width of [1280, 390]) {
      const page = await pageOf(browser, partner);
      await page.setViewportSize({ width, height: 900 });
      await watchShifts(page);
      await page.goto('/');
      await expect(page.locator('main [data-home]')).toHaveAttribute('data-home', opens);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
      await expect(page.locator('main h2')).toHaveText([...below]);
      if (width === 1280) await expect(page.getByText(atOnce).last()).toBeInViewport();
      await priced(page);
      await looksCame(page);
      expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
      await look(page, `home of ${partner} at ${width}`);
      await page.context().close();
    }
  });
}

for (const { partner } of inTurn(1, homes, timesOf('homes-of-partners'))) {
  test(`the home of ${partner} stands as it is where no script runs`, async ({ browser }) => {
    const whole = await pageOf(browser, partner);
    const bare = await pageOf(browser, partner, false);
    /* prices are asked for by a script */
    await whole.route('**/apiConnection**', (route) => route.abort());
    await whole.goto('/');
    await whole.waitForFunction(() => performance.getEntriesByName('hydrated:page').length > 0);
    await looksCame(whole);
    await bare.goto('/');
    await bare.waitForLoadState('networkidle');
    await expect.poll(() => places(bare)).toEqual(await places(whole));
    await whole.context().close();
    await bare.context().close();
  });
}

for (const { partner } of inTurn(2, homes, timesOf('homes-of-partners'))) {
  test(`the home of ${partner} has room in every language at every width`, async ({ browser }) => {
    const page = await pageOf(browser, partner);
    for (const language of languages) {
      await page.goto(withLanguage('/', language));
      await priced(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const at = `${language} at ${width}`;
        expect(await page.evaluate(tooWide), at).toEqual([]);
        expect(await crowdedOn(page), at).toEqual([]);
      }
    }
    await page.context().close();
  });
}
