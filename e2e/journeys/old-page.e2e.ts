import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { newBuyer } from '../buyers/buyer.ts';
import { billingOf, goodCard } from '../buyers/cards.ts';
import { FormPage } from '../pages/form-page.ts';
import { shopFor, wholeForm } from '../pages/shop.ts';
import { testPartners } from '../partners/test-partners.ts';
import { copyOfTheHouse, type House } from '../system/copy-of-the-house.ts';
import { portOf } from '../system/ports.ts';
import { type System, startOwnSystem } from '../system/system.ts';

const pet = 'apps/pet/src/pet';

test.describe.configure({ mode: 'default', timeout: 120_000 });

let house: House;
let system: System;

test.beforeAll(async () => {
  house = await copyOfTheHouse();
  system = await startOwnSystem(
    portOf('old-page'),
    { DIST_DIR: join(import.meta.dirname, '../../dist') },
    house.root,
    testPartners,
  );
});

test.afterAll(async () => {
  await system?.stop();
  await house?.remove();
});

test('a form whose release is gone keeps its answers, and a new page goes on with them', async ({ page }) => {
  const shop = await wholeForm(page, await shopFor(page, pet));
  const buyer = newBuyer(shop.samples, 'semsiye');
  await page.goto(`${system.url}${shop.path('form')}`);
  const form = new FormPage(shop);
  await form.ready();
  await form.fill(buyer.application);

  await system.gateway.stop();
  await appendFile(join(house.root, pet, 'fields.ts'), '\n/* another release */\n');
  await system.gateway.start();
  await form.proceed();
  const reload = page.getByRole('button', { name: shop.words('form.reload') });
  await expect(reload).toBeVisible();
  await expect(form.field('email')).toHaveValue(String(buyer.application.email));

  await reload.click();
  await form.ready();
  await expect(page.getByText(shop.words('form.draft.restored'))).toBeVisible();
  for (const step of shop.product.steps.slice(1)) {
    await expect(form.step(step.id)).toHaveAttribute('aria-current', 'step');
    await form.fillStep(step, buyer.application);
    if (step !== shop.product.steps.at(-1)) await form.proceed();
  }
  await form.consent();
  await form.proceed();
  const offers = await form.offers();
  await offers.listed();
});

test('a payment page that was open while another consent came keeps what was typed and pays when it is loaded anew', async ({
  page,
}) => {
  const shop = await wholeForm(page, await shopFor(page, pet));
  const buyer = newBuyer(shop.samples, 'onay');
  await page.goto(`${system.url}${shop.path('form')}`);
  const form = new FormPage(shop);
  await form.ready();
  const offers = await form.askForOffers(buyer.application);
  await offers.complete();
  const payment = await offers.buy();
  const billing = billingOf(buyer.email);
  const fillIn = async (): Promise<void> => {
    await payment.fillCard(goodCard);
    await payment.consent();
  };
  await payment.fillBilling(billing);
  await fillIn();

  const declaration = join(house.root, pet, 'product.ts');
  const before = await readFile(declaration, 'utf8');
  const asked = "consents: [\n    { id: 'health-data', at: 'payment', required: true },";
  await system.gateway.stop();
  await writeFile(declaration, before.replace('consents: [', asked));
  await system.gateway.start();
  await payment.payButton.click();
  await expect(payment.alert.first()).toContainText(shop.words('pay.old.title'));

  /* the page of the next release is here */
  await system.gateway.stop();
  await writeFile(declaration, before);
  await system.gateway.start();
  await page.getByRole('button', { name: shop.words('pay.old.reload') }).click();
  await payment.arrived();
  await expect(payment.billingField('address')).toHaveValue(billing.address);
  await expect(payment.billingField('email')).toHaveValue(billing.email);
  await fillIn();
  await payment.payButton.click();
  await expect(payment.alert).toHaveCount(0);
  await expect(page).not.toHaveURL((url) => url.pathname === shop.path('payment'));
});
