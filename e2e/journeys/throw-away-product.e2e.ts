import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { writeThrowAwayProduct } from '@sigorta/product-kit/testing/write-throw-away-product';
import { newBuyer } from '../buyers/buyer.ts';
import { billingOf, goodCard } from '../buyers/cards.ts';
import { textOf } from '../buyers/documents.ts';
import { FormPage } from '../pages/form-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { shopFor } from '../pages/shop.ts';
import { copyOfTheHouse, type House } from '../system/copy-of-the-house.ts';
import { portOf } from '../system/ports.ts';
import { type System, startOwnSystem } from '../system/system.ts';

const folder = 'apps/travel/src/throw-away-product';

test.describe.configure({ mode: 'default', timeout: 150_000 });

let house: House;
let system: System;
let before: ReadonlyMap<string, string>;

test.beforeAll(async () => {
  house = await copyOfTheHouse();
  before = await house.files();
  await writeThrowAwayProduct(join(house.root, 'apps/travel/src'));
  await house.build('travel');
  system = await startOwnSystem(portOf('throw-away-product'), {}, house.root);
});

test.afterAll(async () => {
  await system?.stop();
  await house?.remove();
});

test('a product that is only a folder stands on the home page and is bought; nothing else was edited', async ({
  page,
}) => {
  const shop = await shopFor(page, folder, 'tr', house.root);
  const buyer = newBuyer(shop.samples, 'semsiye');
  await page.goto(system.url);
  const home = new HomePage(page);
  await home.showAll();
  await home.product(shop.product.card.name.tr).click();
  const form = new FormPage(shop);
  await form.ready();
  const offers = await form.askForOffers(buyer.application);
  await offers.listed();

  const payment = await offers.buy();
  await payment.fillCard(goodCard);
  await payment.fillBilling(billingOf(buyer.email));
  await payment.chooseInstallments(1);
  await payment.consent();
  const policy = await payment.payDirectly();
  await policy.ready();
  expect(await textOf(await policy.downloaded('policy'))).toContain('Şule Yağmurdereli');

  const after = await house.files();
  const changed = [...after].filter(([file, hash]) => before.get(file) !== hash).map(([file]) => file);
  const gone = [...before.keys()].filter((file) => !after.has(file));
  expect(gone).toEqual([]);
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.filter((file) => !file.startsWith(`${folder}/`))).toEqual([]);
});
