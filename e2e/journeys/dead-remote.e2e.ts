import { expect, type Page, type Route, test } from '@playwright/test';
import { everySecondDay, inTurn, partOf } from '@sigorta/tooling/test/rotation';
import { tr as words } from '../../apps/shell/src/pages/application/texts/tr.ts';
import { FormPage } from '../pages/form-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { takenOver } from '../pages/hydration.ts';
import { foreignTravel, shopFor } from '../pages/shop.ts';

/** @param held resolves when the line is given free */
type Fault = (route: Route, held: Promise<void>) => Promise<unknown>;

const html = '<!doctype html><title>502</title><p>Bad gateway</p>';

/** Late, not dead: what was asked for comes once the line is free. */
async function untilFree(route: Route, held: Promise<void>): Promise<void> {
  await held;
  await route.continue();
}

/** How a deployed remote can be dead, and what the page may call it. */
const faults: readonly { how: string; fault: Fault; says: RegExp }[] = [
  {
    how: 'answers 404',
    fault: (route) => route.fulfill({ status: 404, body: 'not found' }),
    says: /not-found/,
  },
  {
    how: 'answers with a web page',
    fault: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: html }),
    says: /broken/,
  },
  { how: 'cuts the connection', fault: (route) => route.abort('connectionreset'), says: /network/ },
  { how: 'does not answer', fault: untilFree, says: /timeout/ },
  {
    how: 'is broken code',
    fault: (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export const get = () => { throw new Error("x"); };',
      }),
    says: /broken|wrong-contract/,
  },
];

const entry = /\/remotes\/travel\/[^/]+\/(?:~r\d+\/)?remoteEntry\.js/;
const everything = /\/remotes\/travel\/[^/]+\/(?:~r\d+\/)?[^/]+\.js/;
/** a page's own chunk, asked for after the entry: what a form shows together is one file */
const formChunk = /\/remotes\/travel\/[^/]+\/(?:~r\d+\/)?form-[^/]+\.js/;

/** Marks the document, to see later that it was never loaded again. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

async function isOffered(page: Page, says: RegExp): Promise<void> {
  const shop = await shopFor(page, foreignTravel);
  await expect(page.locator('[data-failure]')).toHaveAttribute('data-failure', says);
  await expect(page.getByRole('heading', { level: 1, name: shop.words('page.offline.title') })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByLabel(words.phone, { exact: true })).toBeVisible();
}

/* each fault every second day, of the entry and of a chunk in turn */
for (const [place, { how, fault, says }] of partOf(2, [...faults.entries()])) {
  for (const [what, files] of inTurn(
    place,
    [
      ['the entry', entry],
      ['a page’s chunk', formChunk],
    ] as const,
    everySecondDay,
  )) {
    test(`a travel remote of which ${what} ${how}: home works, travel says so, ${fault === untilFree ? 'and it comes by itself' : 'retry mends it'}`, async ({
      page,
    }) => {
      const line = Promise.withResolvers<void>();
      await page.route(files, (route) => fault(route, line.promise));
      const shop = await shopFor(page, foreignTravel);
      const home = await new HomePage(page).open();
      await expect(home.headline).toBeVisible();
      await mark(page);
      /* before that a press is a link's, which loads a document */
      await takenOver(home.product(shop.product.card.name.tr));
      await home.product(shop.product.card.name.tr).click();
      await isOffered(page, what === 'the entry' ? says : /./);

      await page.getByRole('banner').getByRole('link').first().click();
      await expect(home.headline).toBeVisible();
      await home.product(shop.product.card.name.tr).click();
      await isOffered(page, what === 'the entry' ? says : /./);

      if (fault === untilFree) line.resolve();
      else {
        await page.unroute(files);
        await page.getByRole('button', { name: shop.words('page.offline.retry') }).click();
      }
      await new FormPage(shop).ready();
      expect(await isSameDocument(page)).toBe(true);
    });
  }
}

test('a travel page that was too late is drawn when it comes, but not over a number that somebody leaves', async ({
  page,
}) => {
  const line = Promise.withResolvers<void>();
  await page.route(everything, (route) => untilFree(route, line.promise));
  const shop = await shopFor(page, foreignTravel);
  const home = await new HomePage(page).open();
  await takenOver(home.product(shop.product.card.name.tr));
  await home.product(shop.product.card.name.tr).click();
  await isOffered(page, /timeout/);
  await page.getByLabel(words.name, { exact: true }).fill('Defne Aydın');
  const file = page.waitForResponse(formChunk);
  line.resolve();
  await file;
  await expect(page.getByLabel(words.name, { exact: true })).toHaveValue('Defne Aydın');
  await page.getByRole('button', { name: shop.words('page.offline.retry') }).click();
  await new FormPage(shop).ready();
});

test('a travel document whose files are late shows its form by itself when they come', async ({ page }) => {
  const line = Promise.withResolvers<void>();
  await page.route(everything, (route) => untilFree(route, line.promise));
  const shop = await shopFor(page, foreignTravel);
  await page.goto(shop.path('form'), { waitUntil: 'commit' });
  await isOffered(page, /timeout/);
  line.resolve();
  await new FormPage(shop).ready();
  await expect(page.locator('[data-failure]')).toHaveCount(0);
});

test('a travel page opened while its remote is dead offers the small form, which is taken', async ({
  page,
}) => {
  await page.route(everything, (route) => route.fulfill({ status: 404, body: '' }));
  const shop = await shopFor(page, foreignTravel);
  await page.goto(shop.path('form'));
  await isOffered(page, /./);
  await page.getByRole('button', { name: words.sendRequest }).click();
  await expect(page.getByRole('alert').first()).toBeFocused();
  await page.getByLabel(words.name, { exact: true }).fill('Defne Aydın');
  await page.getByLabel(words.phone, { exact: true }).fill('532 123 45 67');
  await page.locator('input[name=notice]').check();
  await page.getByRole('button', { name: words.sendRequest }).click();
  await expect(page.getByRole('dialog')).toContainText(words['success.text']);
  await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 15_000 });
  await expect(page.getByText(words['success.text'])).toBeVisible();
});
