import { type Download, expect, test } from '@playwright/test';
import { newBuyer } from '../buyers/buyer.ts';
import { billingOf, goodCard } from '../buyers/cards.ts';
import { textOf } from '../buyers/documents.ts';
import { FormPage } from '../pages/form-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { PolicyPage } from '../pages/policy-page.ts';
import { domesticTravel, shopFor } from '../pages/shop.ts';
import { sandbox } from '../system/global.ts';
import { myPoliciesTexts } from '../words/login-texts.ts';

const pdfOf = async (download: Download): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

test('another browser, under a brand that does not sell it, opens the mail, logs in with one code, has the PDF, and logs out', async ({
  page,
  browser,
}) => {
  const shop = await shopFor(page, domesticTravel);
  const buyer = newBuyer(shop.samples, 'giris');
  const offers = await (await new FormPage(shop).open()).askForOffers(buyer.application);
  await offers.listed();
  const payment = await offers.buy();
  await payment.fillCard(goodCard);
  await payment.fillBilling(billingOf(buyer.email));
  await payment.payAtOnce();
  await payment.consent();
  if (shop.product.payment?.threeDSecure) {
    await (await payment.payThroughBank()).confirm(await sandbox.bankCode(buyer.phone));
  } else await payment.press();
  const policy = new PolicyPage(shop);
  await policy.arrived();
  await policy.ready();

  const other = await (await browser.newContext()).newPage();
  const login = new LoginPage(other, 'tr');
  const words = myPoliciesTexts.tr;
  await other.goto('/ortak?partner=yalniz-dask');
  await other.goto(await sandbox.pageOfMail(buyer.email));
  await other.getByRole('link', { name: shop.words('policy.openByPhone') }).click();
  await login.giveNumber(buyer.phone);
  await login.type(await login.code(buyer.phone));
  const elsewhere = new PolicyPage({ ...shop, page: other });
  await elsewhere.arrived();
  await elsewhere.ready();
  expect(await textOf(await elsewhere.downloaded('policy'))).toContain('Poliçe');

  await other.context().clearCookies({ name: 'partner' });
  await other.goto('/policelerim');
  const card = other.getByRole('listitem').filter({ hasText: words['state.issued'] });
  await expect(card).toHaveCount(1);
  const downloading = other.waitForEvent('download');
  await card.getByRole('button', { name: words['download.policy'] }).click();
  expect(await textOf(await pdfOf(await downloading))).toContain('Poliçe');

  await other.getByRole('button', { name: words.logout }).click();
  await expect(other.getByRole('heading', { name: words['out.title'] })).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { name: words['out.title'] })).toBeVisible();
  await other.context().close();
});

test('in Arabic a wrong code is refused, and a number that bought nothing hears so after the right one', async ({
  page,
}) => {
  const login = new LoginPage(page, 'ar');
  const phone = `+90533${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`;
  await login.askFor(phone);
  const code = await login.code(phone);
  await login.type(code === '111111' ? '222222' : '111111');
  await expect(page.getByText(login.texts['error.code-wrong'])).toBeVisible();
  await expect(page.getByLabel(login.texts['code.label'])).toBeFocused();
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(kept).toContain('smsVerificationCode');
  expect(kept).not.toContain(code);
  await login.type(code);
  await expect(page.getByText(login.texts['error.phone-not-found'])).toBeVisible();
  await expect(page.getByLabel(login.texts['phone.label'])).toBeFocused();
});
