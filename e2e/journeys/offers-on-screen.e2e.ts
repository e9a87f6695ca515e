import { expect, test } from '@playwright/test';
import { newBuyer } from '../buyers/buyer.ts';
import { FormPage } from '../pages/form-page.ts';
import { wholeOnScreen } from '../pages/on-screen.ts';
import { domesticTravel, foreignTravel, shopFor } from '../pages/shop.ts';

test.use({ reducedMotion: 'reduce' });

const seen = [
  [foreignTravel, 'tr'],
  [foreignTravel, 'ar'],
  [domesticTravel, 'ar'],
  ['apps/dask/src/home', 'tr'],
  ['apps/vehicle/src/kasko', 'ar'],
  ['apps/health/src/complementary-health', 'tr'],
  ['apps/pet/src/pet', 'ar'],
] as const;

for (const [folder, language] of seen) {
  const name = folder.split('/').at(-1);
  test(`five offers of ${name} in ${language} stand on a desk’s first screen and two on a phone’s, each with its price and its button`, async ({
    page,
  }) => {
    const shop = await shopFor(page, folder, language);
    const form = await new FormPage(shop).open();
    const offers = await form.askForOffers(newBuyer(shop.samples, 'ekran').application);
    await offers.complete();
    await offers.sortIn();
    for (const [width, height, least] of [
      [1280, 900, 5],
      [390, 844, 2],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      const all = await offers.cards.count();
      await expect.poll(() => wholeOnScreen(offers.cards)).toBeGreaterThanOrEqual(Math.min(all, least));
    }
  });
}
