import { expect, type Page, test } from '@playwright/test';
import { newBuyer } from '../buyers/buyer.ts';
import { billingOf, goodCard } from '../buyers/cards.ts';
import { listen } from '../pages/complaints.ts';
import { FormPage } from '../pages/form-page.ts';
import { signInToPanel } from '../pages/panel-sign-in.ts';
import { domesticTravel, shopFor } from '../pages/shop.ts';

/** What only a script that came in from outside would do: markup out of a text. */
const injected = (page: Page): Promise<string> =>
  page.evaluate(() => {
    try {
      document.body.insertAdjacentHTML('beforeend', '<img id="injected" src="x" onerror="alert(1)">');
      return document.querySelector('#injected') ? 'it stands in the page' : 'nothing happened';
    } catch (error) {
      return error instanceof TypeError ? 'refused' : String(error);
    }
  });

const ofPolicy = (heard: string[]): string[] => heard.filter((line) => /policy|trusted/i.test(line));

test('a purchase from home to the policy meets no rule of the policy, and markup from a text is refused', async ({
  page,
}) => {
  const heard = await listen(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const shop = await shopFor(page, domesticTravel);
  const buyer = newBuyer(shop.samples, 'policy');
  const form = await new FormPage(shop).open();
  const offers = await form.askForOffers(buyer.application);
  await offers.listed();
  const payment = await offers.buy();
  await payment.fillCard(goodCard);
  await payment.fillBilling(billingOf(buyer.email));
  await payment.consent();
  expect(ofPolicy(heard())).toEqual([]);
  expect(await injected(page)).toBe('refused');
  expect(ofPolicy(heard())).not.toEqual([]);
});

test('the panel meets no rule of the policy either, from its sign-in on', async ({ page }) => {
  const heard = await listen(page);
  await signInToPanel(page, 'owner', { to: '/panel/surumler' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const path of ['/panel/dashboard', '/panel/basvurular', '/panel/is-ortaklari']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(ofPolicy(heard())).toEqual([]);
  expect(await injected(page)).toBe('refused');
});
