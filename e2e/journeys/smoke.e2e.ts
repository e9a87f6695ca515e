import { test } from '@playwright/test';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { FormPage } from '../pages/form-page.ts';
import { foreignTravel, shopFor } from '../pages/shop.ts';

test('smoke', async ({ page }) => {
  const shop = await shopFor(page, foreignTravel, 'tr');
  const form = await new FormPage(shop).open();
  const offers = await form.askForOffers(shop.samples.valid({ today: todayInIstanbul(new Date()) }));
  await offers.complete();
  await offers.buy();
});
