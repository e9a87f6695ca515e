import { expect, type Page, type Route, test } from '@playwright/test';
import { everySecondDay, inTurn, partOf } from '@sigorta/tooling/test/rotation';
import { FormPage } from '../pages/form-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { takenOver } from '../pages/hydration.ts';
import { domesticTravel, foreignTravel, shopFor } from '../pages/shop.ts';

/* Somebody between us and the browser changes a file on its way: what comes is served well and does harm. */
const harm = ';globalThis.harmed = true;';
const changing = async (route: Route) => {
  const answer = await route.fetch();
  await route.fulfill({ response: answer, body: (await answer.text()) + harm });
};
const isHarmed = (page: Page) => page.evaluate(() => 'harmed' in globalThis);

/** The same file under each address that a press on "try again" gives it. */
const ofTravel = (name: string) => new RegExp(`/remotes/travel/.*${name}.*\\.js$`);
const retry = (page: Page, words: (key: 'page.offline.retry') => string) =>
  page.getByRole('button', { name: words('page.offline.retry') });

/* each file every second day, as the first page and from home in turn */
const ways = ['the first page', 'from home'] as const;
const files = ['form-', 'remoteEntry', '__federation_expose', 'base-'];
for (const [place, name] of partOf(2, [...files.entries()])) {
  const today = inTurn(Math.floor(place / 2), ways, everySecondDay);
  if (today.includes('the first page'))
    test(`a changed ${name} does not run, neither on the first page nor after "try again"; an unchanged one does`, async ({
      page,
    }) => {
      const files = ofTravel(name);
      await page.route(files, changing);
      const shop = await shopFor(page, foreignTravel);
      await page.goto(shop.path('form'));
      await expect(page.locator('[data-failure]')).toBeVisible();
      await retry(page, shop.words).click();
      await expect(page.locator('[data-failure]')).toBeVisible();
      expect(await isHarmed(page)).toBe(false);

      await page.unroute(files);
      await retry(page, shop.words).click();
      await new FormPage(shop).ready();
      expect(await isHarmed(page)).toBe(false);
    });

  if (today.includes('from home'))
    test(`a changed ${name} does not run when its page is come to from home`, async ({ page }) => {
      await page.route(ofTravel(name), changing);
      const shop = await shopFor(page, foreignTravel);
      const home = await new HomePage(page).open();
      await home.product(shop.product.card.name.tr).click();
      await expect(page.locator('[data-failure]')).toBeVisible();
      await retry(page, shop.words).click();
      await expect(page.locator('[data-failure]')).toBeVisible();
      expect(await isHarmed(page)).toBe(false);
    });
}

test('a changed part of the form that is loaded later does not run', async ({ page }) => {
  const asked: string[] = [];
  await page.route(ofTravel('Calendar-'), async (route) => {
    asked.push(route.request().url());
    await changing(route);
  });
  const shop = await shopFor(page, foreignTravel);
  await page.goto(shop.path('form'));
  await new FormPage(shop).ready();
  const open = page.getByRole('button', { name: shop.words('kit.calendar.open') }).first();
  await takenOver(open);
  await open.click();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  /* a file that is being changed has come before the page goes */
  await page.unrouteAll({ behavior: 'wait' });
  expect(await isHarmed(page)).toBe(false);
});

/* what the form that home leads to first is made of has its sums in home's own document (decision 0638) */
test('a changed list of sums loads nothing that no document names', async ({ page }) => {
  await page.route(/\/remotes\/travel\/[^/]+\/(?:~r\d+\/)?integrity\.json$/, (route) =>
    route.fulfill({ json: {} }),
  );
  const shop = await shopFor(page, domesticTravel);
  const home = await new HomePage(page).open();
  await home.product(shop.product.card.name.tr).click();
  await expect(page.locator('[data-failure]')).toBeVisible();
});

test('a changed script of the shell does not run; the page stays as it came and can be read', async ({
  page,
}) => {
  await page.route('**/shell/**/*.js', changing);
  const shop = await shopFor(page, foreignTravel);
  await page.goto(shop.path('form'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await isHarmed(page)).toBe(false);
});
