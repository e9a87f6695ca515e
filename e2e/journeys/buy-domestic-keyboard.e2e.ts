import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { formatDisplayDate } from '@sigorta/validators/iso-date';
import { type Buyer, newBuyer } from '../buyers/buyer.ts';
import { goodCard } from '../buyers/cards.ts';
import { textOf } from '../buyers/documents.ts';
import { FormPage } from '../pages/form-page.ts';
import { Keyboard } from '../pages/keyboard.ts';
import { OffersPage } from '../pages/offers-page.ts';
import { uselessOnPaper } from '../pages/on-paper.ts';
import { ParticularsPage } from '../pages/particulars-page.ts';
import { PaymentPage } from '../pages/payment-page.ts';
import { PolicyPage } from '../pages/policy-page.ts';
import { domesticTravel, type Shop, shopFor } from '../pages/shop.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Whom the offer insures and where to reach them; one text of the consents is read and closed. */
async function nameTraveller(keys: Keyboard, shop: Shop, buyer: Buyer): Promise<void> {
  const { page, words } = shop;
  const person = buyer.application.insured?.[0] ?? {};
  const particulars = new ParticularsPage(shop);
  await particulars.arrived();
  const consentBox = (id: string) => particulars.form.locator(`input[name="consents.${id}"]`);
  const radio = (key: string) => particulars.form.getByRole('radio', { name: words(key), exact: true });
  await test.step('which way the trip goes', async () => {
    await keys.tick(radio('field.tripType.round'));
    await keys.move('ArrowRight', radio('field.tripType.oneWay'));
    await keys.move('ArrowLeft', radio('field.tripType.round'));
    await page.keyboard.press('Enter');
    await expect(particulars.form.locator('#step-insured')).toHaveAttribute('aria-current', 'step');
  });

  await test.step('the traveller', async () => {
    await keys.type(particulars.field('firstName'), String(person.firstName));
    await keys.type(particulars.field('lastName'), String(person.lastName));
    await keys.tick(radio('field.gender.female'));
    await keys.type(particulars.field('nationalId'), '72243755252');
    await page.keyboard.press('Enter');
    await expect(particulars.form.locator('#step-contact')).toHaveAttribute('aria-current', 'step');
  });

  await test.step('contact and consents; one text is read and closed', async () => {
    await keys.type(particulars.field('phone'), buyer.phone.slice(3));
    await keys.type(particulars.field('email'), buyer.email);
    const read = page.getByRole('button', { name: words('consent.personal-data-notice.read') });
    await keys.tick(consentBox('information-text'));
    await keys.press(read);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(read).toBeFocused();
    await keys.tick(consentBox('personal-data'));
    await keys.press(particulars.proceedButton);
  });
}

test('domestic travel is bought on a phone’s width with the keyboard alone', async ({ page }) => {
  const shop = await shopFor(page, domesticTravel);
  const { words } = shop;
  const buyer = newBuyer(shop.samples, 'klavye');
  const { application } = buyer;
  const person = application.insured?.[0] ?? {};
  const keys = new Keyboard(page);
  const form = await new FormPage(shop).open();
  const date = (name: string) => formatDisplayDate(String(application[name]));

  await test.step('the first stop leads past the header', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: words('kit.skipToContent') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
  });

  await test.step('the trip', async () => {
    await keys.type(form.field('beginDate'), date('beginDate'));
    await keys.type(form.field('endDate'), date('endDate'));
    await keys.press(form.proceedButton);
    await expect(form.step('insured')).toHaveAttribute('aria-current', 'step');
  });

  await test.step('how old the traveller is', async () => {
    await expect(form.field('birthDate')).toBeFocused();
    await keys.type(form.field('birthDate'), formatDisplayDate(String(person.birthDate)));
    await keys.press(form.proceedButton);
  });

  const offers = new OffersPage(shop);
  await offers.arrived();
  await offers.complete();
  await keys.press(offers.buyLink());

  await nameTraveller(keys, shop, buyer);

  const payment = new PaymentPage(shop);
  await payment.arrived();
  await test.step('card, address, consents', async () => {
    await keys.type(payment.cardField('number'), goodCard.number);
    await expect(payment.cardField('firstName')).toHaveValue(String(person.firstName));
    await expect(payment.cardField('lastName')).toHaveValue(String(person.lastName));
    await keys.type(payment.cardField('expiry'), `${goodCard.month}${goodCard.year.slice(2)}`);
    await expect(payment.cardField('expiry')).toHaveValue('12 / 30');
    await keys.type(payment.cardField('cvv'), goodCard.cvv);
    await expect(payment.place).toBeEnabled();
    await keys.type(payment.place, 'ankara bala');
    await page.keyboard.press('Enter');
    await expect(payment.place).toHaveValue('Bala, Ankara');
    await keys.type(payment.billingField('address'), 'Deneme Sokak 1');
    await keys.reach(payment.billingField('email'));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(buyer.email);
    for (const { id, at } of shop.product.consents)
      if (at === 'payment') await keys.tick(payment.form.locator(`input[name="consents.${id}"]`));
    await keys.press(payment.payButton);
  });

  const policy = new PolicyPage(shop);
  await policy.arrived();
  await policy.ready();
  expect(await uselessOnPaper(page), 'the policy’s page on paper').toEqual([]);
  const [file] = await Promise.all([page.waitForEvent('download'), keys.press(policy.download('policy'))]);
  const text = await textOf(await readFile(await file.path()));
  expect(text).toContain(`${person.firstName} ${person.lastName}`);
});
