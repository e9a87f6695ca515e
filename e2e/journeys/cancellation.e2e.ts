import { type Browser, expect, type Page, test } from '@playwright/test';
import { formatDisplayDate } from '@sigorta/validators/iso-date';
import { type Buyer, newBuyer } from '../buyers/buyer.ts';
import { billingOf, goodCard } from '../buyers/cards.ts';
import { look } from '../pages/axe.ts';
import { CancellationPage } from '../pages/cancellation-page.ts';
import { FormPage } from '../pages/form-page.ts';
import type { PolicyPage } from '../pages/policy-page.ts';
import { domesticTravel, type Shop, shopFor } from '../pages/shop.ts';

interface Bought {
  shop: Shop;
  buyer: Buyer;
  policy: PolicyPage;
}

async function bought(page: Page, name: string): Promise<Bought> {
  const shop = await shopFor(page, domesticTravel);
  const buyer = newBuyer(shop.samples, name);
  const offers = await (await new FormPage(shop).open()).askForOffers(buyer.application);
  await offers.listed();
  const payment = await offers.buy();
  await payment.fillCard(goodCard);
  await payment.fillBilling(billingOf(buyer.email));
  await payment.payAtOnce();
  await payment.consent();
  const policy = await payment.payDirectly();
  await policy.ready();
  return { shop, buyer, policy };
}

const newPage = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ reducedMotion: 'reduce' })).newPage();

test('from the policy page the buyer sees what goes back, says yes, and follows the money until it is there', async ({
  page,
}) => {
  const { shop } = await bought(page, 'cayma');
  await page.getByRole('link', { name: shop.words('after.cancel') }).click();
  const cancellation = new CancellationPage(page, 'tr');
  await expect(cancellation.heading(shop.product.card.name.tr)).toBeFocused();
  await expect(page.getByText(cancellation.texts['estimate.whole.before'])).toBeVisible();
  await cancellation.ask();
  await cancellation.sayYes();
  await cancellation.tracked('refunded');
  await page.reload();
  await cancellation.tracked('refunded');
  const purchase = new URL(page.url()).searchParams.get('satin-alma');
  await page.goto(`${shop.path('policy')}?satin-alma=${purchase}`);
  await expect(cancellation.heading(shop.words('cancelled.title'))).toBeVisible();
});

test('in Arabic, with the keys only, another browser finds the policy by its number, leaves once and then cancels', async ({
  page,
  browser,
}) => {
  const { buyer, policy } = await bought(page, 'iptal');
  const number = (await policy.number.textContent()) ?? '';
  const [person] = buyer.application.insured ?? [];
  const other = await newPage(browser);
  const cancellation = new CancellationPage(other, 'ar');
  await cancellation.open();
  await look(other, 'cancellation');
  const identity = String(person?.nationalId);
  await cancellation.find(number, { identity, birthDate: '01/01/1971' });
  await expect(other.getByText(cancellation.texts['number.none'])).toBeVisible();
  await look(other, 'no policy found');

  await cancellation.open();
  await cancellation.find(number, { identity, birthDate: formatDisplayDate(String(person?.birthDate)) });
  await expect(cancellation.refund).toBeVisible();
  await look(other, 'what goes back');
  await cancellation.ask();
  await look(other, 'yes or leave');
  await cancellation.leave();
  await cancellation.ask();
  await cancellation.sayYes();
  await cancellation.tracked('refunded');
  await look(other, 'refunded');
  await other.context().close();
});
