import { expect, type Page, test } from '@playwright/test';
import { askedList } from '../buyers/asked-list.ts';
import { newBuyer } from '../buyers/buyer.ts';
import { crowdedOn } from '../pages/crowded.ts';
import { FormPage } from '../pages/form-page.ts';
import { OffersPage } from '../pages/offers-page.ts';
import { SaveDialog } from '../pages/saved-quote.ts';
import { foreignTravel, shopFor } from '../pages/shop.ts';

test.use({ reducedMotion: 'reduce' });

const narrowPhone = { width: 320, height: 640 };
/* a phone held across, and a window between tablet and desk: there an offer is a row or a card */
const across = { width: 844, height: 390 };
const between = [across, { width: 1100, height: 900 }];

const hasRoom = async (page: Page, screen: string): Promise<void> => {
  await expect.poll(() => crowdedOn(page), screen).toEqual([]);
};

test('the long words of Russian stand whole and beside one another, on the narrowest phone and between phone and desk', async ({
  page,
}) => {
  const shop = await shopFor(page, foreignTravel, 'ru');
  const form = await new FormPage(shop).open();
  const offers = await form.askForOffers(newBuyer(shop.samples, 'dar').application);
  await offers.complete();
  for (const size of between) {
    await page.setViewportSize(size);
    await hasRoom(page, `offers at ${size.width} px`);
  }
  const link = await new SaveDialog(shop).open();
  await page.keyboard.press('Escape');
  await page.setViewportSize(narrowPhone);
  await offers.openDetails();
  await hasRoom(page, 'an open offer');
  await page.goto(link);
  await expect(page.getByRole('main').getByRole('list').first().getByRole('listitem').first()).toBeVisible();
  await hasRoom(page, 'a kept quote');
  await page.goto('/ru/iletisim');
  await expect(page.getByRole('main').getByRole('checkbox')).toBeVisible();
  await hasRoom(page, 'a question to us');
});

test('offers side by side leave their rows room on a phone held across, and the narrowest one tells what each row is about', async ({
  page,
}) => {
  const shop = await shopFor(page, foreignTravel, 'ru');
  await page.goto(await askedList(page.request, shop));
  const offers = new OffersPage(shop);
  await offers.listed();
  await offers.compare(3);
  const head = page.getByRole('rowgroup').first();
  const titles = page.getByRole('rowheader');
  for (const size of [across, { width: 768, height: 1024 }]) {
    await page.setViewportSize(size);
    await page.evaluate(() => scrollTo(0, 0));
    await hasRoom(page, `the comparison at ${size.width} px`);
    await titles.last().scrollIntoViewIfNeeded();
    const covered = await head.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(covered, `${size.width} px`).toBeLessThan(size.height / 2);
  }
  await page.setViewportSize(narrowPhone);
  await page.getByRole('table').evaluate((table) => table.parentElement?.scrollTo({ left: 999 }));
  const cut = await titles.evaluateAll((all) =>
    all
      .filter((title) => {
        const words = document.createRange();
        words.selectNodeContents(title);
        const { left, right } = words.getBoundingClientRect();
        return left < 0 || right > innerWidth;
      })
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
});
