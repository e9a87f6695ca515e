import { expect, type Page, test } from '@playwright/test';
import { defaultCompany } from '@sigorta/contracts/default-company';
import { inTurn, partOf } from '@sigorta/tooling/test/rotation';
import { paletteCss } from '@sigorta/ui-kit/palette/palette';
import { now } from '../buyers/today.ts';
import { fetchedInVain, listen } from '../pages/complaints.ts';
import { FormPage } from '../pages/form-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { domesticTravel, foreignTravel, shopFor } from '../pages/shop.ts';

/** How many React copies have drawn something in this document. */
const copiesOfReact = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const marks = [...document.querySelectorAll('*')].flatMap((node) =>
      Object.keys(node).filter((key) => key.startsWith('__reactFiber$')),
    );
    return new Set(marks).size;
  });

test('an address that leads nowhere is told so, in its language', async ({ page }) => {
  const answer = await page.goto('/ar/boyle-bir-sayfa-yok');
  expect(answer?.status()).toBe(404);
  const { words } = new HomePage(page, 'ar');
  await expect(page.getByRole('heading', { level: 1, name: words('not-found.title') })).toBeVisible();
});

test('without a chosen language a visitor gets the browser’s, and a link keeps its own', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'ru-RU' });
  const page = await context.newPage();
  const answer = await page.goto('/yurt-disi-seyahat?kaynak=a#teminatlar');
  expect([answer?.status(), answer?.request().redirectedFrom()]).toEqual([200, null]);
  await expect(page).toHaveURL('/ru/yurt-disi-seyahat?kaynak=a#teminatlar');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await new FormPage(await shopFor(page, foreignTravel, 'ru')).ready();
  await page.goto('/en/yurt-ici-seyahat');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await context.close();
});

for (const partner of inTurn(0, ['default', 'kaya-acente']))
  test(`a slash at the end of an address changes nothing, also under the brand ${partner}`, async ({
    page,
  }) => {
    await page.goto(`/ortak/?partner=${partner}`);
    for (const path of ['/iletisim', '/en/iletisim', '/yurt-disi-seyahat']) {
      const heading = page.getByRole('heading', { level: 1 }).first();
      await page.goto(path);
      const words = await heading.textContent();
      await page.goto(`${path}/`);
      await expect(page).toHaveURL(path);
      await expect(heading).toHaveText(words ?? '');
    }
  });

test('the language menu changes the page’s language and keeps path and draft', async ({ page }) => {
  const shop = await shopFor(page, foreignTravel);
  const form = await new FormPage(shop).open();
  await form.answer('beginDate', '2027-03-04');
  await page.getByRole('button', { name: new RegExp(`^${shop.words('header.language')}`) }).click();
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/yurt-disi-seyahat');
  const english = new FormPage(await shopFor(page, foreignTravel, 'en'));
  await english.ready();
  await expect(english.field('beginDate')).toHaveValue('04/03/2027');
  await page.goto('/');
  await expect(page).toHaveURL('/en');
});

test.describe('with scripts switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('home and a product’s information are readable', async ({ page }) => {
    const home = await new HomePage(page).open();
    await expect(home.headline).toBeVisible();
    const shop = await shopFor(page, domesticTravel);
    const { words, product } = shop;
    await home.product(product.card.name.tr).click();
    await expect(page.getByRole('heading', { level: 1, name: product.card.name.tr })).toBeVisible();
    for (const code of product.coverages)
      await expect(page.getByText(words(`coverage.${code}.explain`))).toBeVisible();
  });
});

for (const { id, name, colour } of inTurn(1, [
  { id: 'kaya-acente', name: 'Kaya Acentelik', colour: '#8a1c4a' },
  { id: 'hizli-sepet', name: 'Hızlı Sepet', colour: '#d94f00' },
  { id: 'yol-arkadasi', name: 'Yol Arkadaşı', colour: '#2f6b2a' },
])) {
  test(`under the brand ${name} the very first bytes carry its colours`, async ({ page }) => {
    const complaints = await listen(page);
    await page.goto(`/ortak?partner=${id}`);
    const answer = await page.goto('/yurt-disi-seyahat');
    const html = (await answer?.text()) ?? '';
    expect(html).toContain(paletteCss(colour));
    expect(html).not.toContain(paletteCss('#0a6270'));
    expect(html).toContain(name);
    await new FormPage(await shopFor(page, foreignTravel)).ready();
    /* the company behind it is named, our brand is not */
    const named = page.getByText('Sigorta Çarşısı').filter({ hasNotText: defaultCompany.name });
    await expect(named).toHaveCount(0);
    expect(complaints()).toEqual([]);
  });
}

test('from the form to the offers no document is loaded again and nothing is complained of', async ({
  page,
}) => {
  const complaints = await listen(page);
  const shop = await shopFor(page, foreignTravel, 'ar');
  const form = await new FormPage(shop).open();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const offers = await form.askForOffers(shop.samples.valid(now));
  await offers.complete();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(await copiesOfReact(page)).toBe(1);
  await expect.poll(() => fetchedInVain(page)).toEqual([]);
  expect(complaints()).toEqual([]);
});

for (const path of partOf(2, [
  '/',
  '/iletisim',
  '/hakkimizda',
  '/policelerim',
  '/genel-odeme-yap',
  '/yurt-disi-seyahat',
  '/ar/dask',
])) {
  test(`${path} has its handlers from what its document names: it waits for no list of sums and no list of releases`, async ({
    page,
  }) => {
    let lists = 0;
    await page.route(/\/(?:integrity-[^/]*|remotes)\.json$/, () => {
      lists += 1; // never answered
    });
    await page.goto(path);
    await page.waitForFunction(() => performance.getEntriesByName('hydrated:page').length > 0);
    await expect.poll(() => lists, 'what comes later asks for them').toBeGreaterThan(0);
  });
}
