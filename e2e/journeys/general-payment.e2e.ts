import { expect, type Page, test } from '@playwright/test';
import { insurers } from '@sigorta/insurers/insurers';
import { newBuyer } from '../buyers/buyer.ts';
import { billingOf, goodCard } from '../buyers/cards.ts';
import { textOf } from '../buyers/documents.ts';
import { look } from '../pages/axe.ts';
import { FormPage } from '../pages/form-page.ts';
import { GeneralPaymentPage } from '../pages/general-payment-page.ts';
import { uselessOnPaper } from '../pages/on-paper.ts';
import { PolicyPage } from '../pages/policy-page.ts';
import { domesticTravel, shopFor } from '../pages/shop.ts';
import { StaffClient } from '../pages/staff-client.ts';
import { sandbox } from '../system/global.ts';

/* their quotes are not held long enough for a transfer */
const shortLived = new RegExp(
  Object.values(insurers)
    .flatMap(({ name, quoteHours }) => (quoteHours < 24 ? [name.replace(' Sigorta', '')] : []))
    .join('|'),
);
/** the page asks for no phone, and the bank of the sandbox rings this one */
const nobodysPhone = '+900000000000';

/** Everything the page and its frames send from now on: address and body. */
function sentOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    sent.push(`${request.method()} ${request.url()}\n${request.postData() ?? ''}`);
  });
  return sent;
}

test('a payment link shows nothing before the detail, is paid by card and ends with a receipt', async ({
  page,
  browser,
  baseURL,
}) => {
  const office = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const desk = await new StaffClient(office.request).signIn('Derya Sezer');
  await page.goto(await desk.askForPayment());
  const payment = new GeneralPaymentPage(page, 'tr');
  await expect(payment.detail).toBeVisible();
  await expect(page.locator('main')).not.toContainText(/1\.250|Kasko|Defne/);
  await payment.confirm('0000');
  await expect(page.getByText(payment.words('error.detail-wrong'))).toBeVisible();
  await look(page, 'detail');
  await payment.confirm('4217');
  await payment.opened();
  await look(page, 'payment');
  const outside = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .flatMap(({ origin, pathname }) => (origin === location.origin ? [] : [pathname])),
  );
  expect(outside, 'card entry alone is asked beside the site').toEqual(['/kart']);
  const sent = sentOf(page);
  await payment.payByCard({ ...goodCard, cvv: '947' });
  await payment.confirmAtTheBank(() => sandbox.bankCode(nobodysPhone));
  await payment.paid();
  const holding = (what: RegExp) => sent.filter((request) => what.test(request));
  for (const part of [/5526080000000006/, /(?<![\w-])947(?![\w-])/])
    expect(holding(part), String(part)).toEqual([expect.stringMatching(/^POST \S+\/kart\/muhur\n/)]);
  await look(page, 'receipt');
  expect(await uselessOnPaper(page), 'the receipt on paper').toEqual([]);
  const receipt = await textOf(await payment.receipt());
  expect(receipt).toContain('KAS-88213');
  expect(receipt).toContain('1.250,50');
  await office.close();
});

test('in Arabic an offer is bought by transfer, which staff confirms', async ({ page, browser, baseURL }) => {
  const shop = await shopFor(page, domesticTravel, 'ar');
  const { words } = shop;
  const buyer = newBuyer(shop.samples, 'havale');
  const offers = await (await new FormPage(shop).open()).askForOffers(buyer.application);
  await offers.complete();
  const payment = await offers.buy(offers.cards.filter({ hasNotText: shortLived }).first());
  await payment.form.getByText(words('way.transfer')).click();
  await payment.form.getByLabel(words('transfer.firstName'), { exact: true }).fill('Defne');
  await payment.form.getByLabel(words('transfer.lastName'), { exact: true }).fill('Aydın');
  await payment.fillBilling(billingOf(buyer.email));
  await payment.consent();
  await look(page, 'payment by transfer');
  await payment.press();
  await expect(page.getByRole('heading', { level: 1, name: words('transfer.waiting.title') })).toBeVisible();
  await look(page, 'transfer');
  const row = page.locator('dl > div').filter({ hasText: words('transfer.reference') });
  const reference = (await row.locator('dd bdi').textContent()) ?? '';
  expect(reference).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);

  const office = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const second = await new StaffClient(other.request).signIn('Pelin Ay');
  await (await new StaffClient(office.request).signIn('Mert Uysal')).confirmTransfer(reference, second);
  await other.close();
  await office.close();
  await new PolicyPage(shop).ready();
});
