import { expect, type Page, test } from '@playwright/test';
import { insurerNames } from '@sigorta/insurers/insurers';
import { newBuyer } from '../buyers/buyer.ts';
import { FormPage } from '../pages/form-page.ts';
import type { OffersPage } from '../pages/offers-page.ts';
import { ParticularsPage } from '../pages/particulars-page.ts';
import { foreignTravel, shopFor } from '../pages/shop.ts';
import { portOf } from '../system/ports.ts';
import { type System, startOwnSystem } from '../system/system.ts';

test.describe.configure({ mode: 'default' });

/* a world that may be broken, with little patience */
let system: System;
test.beforeAll(async () => {
  system = await startOwnSystem(portOf('slow-insurers'), { INSURER_DEADLINE_MS: '3000' });
});
test.afterEach(() => system.sandbox.mend());
test.afterAll(() => system.stop());

async function ask(page: Page): Promise<OffersPage> {
  const shop = await shopFor(page, foreignTravel);
  const form = new FormPage(shop);
  await page.goto(`${system.url}${shop.path('form')}`);
  await form.ready();
  return form.askForOffers(newBuyer(shop.samples, 'yavas').application);
}

test('insurers that are down, hang or talk nonsense are named with the reason; the others’ offers are there', async ({
  page,
}) => {
  const { sandbox } = system;
  await sandbox.insurer('turnagol', { fault: 'down' });
  await sandbox.insurer('poyraztas', { fault: 'hang' });
  await sandbox.insurer('yedicam', { fault: 'garbage' });
  await sandbox.insurer('laledere', { fault: 'decline', reason: 'tripTooLong' });
  const offers = await ask(page);
  await offers.complete();
  const { words } = offers.shop;
  await offers.failures.locator('summary').click();
  for (const [name, reason] of [
    ['Turnagöl', 'failures.unavailable'],
    ['Poyraztaş', 'failures.late'],
    ['Yediçam', 'failures.invalid-answer'],
    ['Laledere', 'decline.tripTooLong'],
  ] as const)
    await expect(offers.failures.getByRole('listitem').filter({ hasText: name })).toContainText(
      words(reason),
    );
  await expect(offers.cards.first()).toBeVisible();

  await offers.sortIn();
  const shown = await offers.cards.allInnerTexts();
  await page.reload();
  await offers.complete();
  await offers.sortIn();
  expect(await offers.cards.allInnerTexts()).toEqual(shown);
});

test('when every insurer declines the page says so, with each reason and a way back', async ({ page }) => {
  await system.sandbox.insurer('all', { fault: 'decline', reason: 'ageLimit' });
  const { shop } = await ask(page);
  const { words } = shop;
  await expect(page.getByRole('heading', { level: 1, name: words('none.declined.title') })).toBeVisible();
  await expect(page).toHaveTitle(words('title.error', { title: words('none.declined.title') }));
  await expect(page.getByText(words('decline.ageLimit'))).toHaveCount(insurerNames.length);
  await page.getByRole('link', { name: words('offers.edit') }).click();
  await new FormPage(shop).ready();
});

test('when no insurer can be reached the page says that it is not the buyer’s fault', async ({ page }) => {
  await system.sandbox.insurer('all', { fault: 'down' });
  const { shop } = await ask(page);
  await expect(page.getByRole('heading', { level: 1, name: shop.words('none.down.title') })).toBeVisible();
});

test('offers run out: the list says so, and an offer opened late is not sold', async ({ page }) => {
  await page.clock.install();
  await system.sandbox.insurer('all', { quoteValidMinutes: 0.25 });
  const offers = await ask(page);
  await offers.complete();
  const { words } = offers.shop;
  const chosen = page.waitForURL((url) => url.searchParams.has('teklif'));
  await offers.buyLink().click();
  await chosen;
  const bought = page.url();
  await new ParticularsPage(offers.shop).arrived();
  await page.goBack();
  await offers.listed();
  await page.clock.fastForward('01:00');
  await expect(page.getByText(words('offers.expired.title'))).toBeVisible();
  await expect(offers.cards.first().getByRole('link', { name: words('offers.askAgain') })).toBeVisible();

  /* the gateway's own clock decides what is sold */
  await expect(async () => {
    await page.goto(bought);
    await expect(page.getByRole('heading', { name: words('gone.expired.title') })).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
});

test('an offer that ends in an open list is asked for again: nothing moves, and the row says both amounts', async ({
  page,
}) => {
  test.setTimeout(150_000);
  const { sandbox } = system;
  await sandbox.insurer('laledere', { quoteValidMinutes: 0.5 });
  const offers = await ask(page);
  await offers.complete();
  await offers.sortIn();
  const places = () =>
    offers.cards.evaluateAll((cards) =>
      cards.map((card) => [
        card.querySelector('h2')?.textContent,
        Math.round(card.getBoundingClientRect().top),
      ]),
    );
  const before = await places();
  const row = offers.card('Laledere');
  const amount = async (): Promise<number> =>
    Number(
      ((await row.textContent()) ?? '').match(/(?<![\d.])([\d.]{1,12}),\d\d\s?TL/)?.[1]?.replaceAll('.', ''),
    );
  const old = await amount();
  try {
    await sandbox.insurer('laledere', { quoteValidMinutes: null, tariffPercent: 150 });
    await expect(row).toContainText('Yeniden soruldu:', { timeout: 100_000 });
    await expect(row).toContainText(' arttı');
    expect(Math.abs((await amount()) - old * 1.5)).toBeLessThan(3);
    expect(await places()).toEqual(before);
    await expect(row.getByRole('link', { name: /^Satın al/ })).toBeVisible();
  } finally {
    await sandbox.insurer('laledere', { tariffPercent: null });
  }
});
