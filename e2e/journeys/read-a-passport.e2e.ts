import { expect, test } from '@playwright/test';
import { sukrusPassport } from '@sigorta/paper-reader/testing/sample-papers';
import { newBuyer } from '../buyers/buyer.ts';
import { look } from '../pages/axe.ts';
import { FormPage } from '../pages/form-page.ts';
import { paperFile } from '../pages/paper-file.ts';
import { foreignTravel, shopFor } from '../pages/shop.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a passport’s picture fills a person in, and nothing at all is sent while it is read', async ({
  page,
}) => {
  const shop = await shopFor(page, foreignTravel);
  const { words } = shop;
  const buyer = newBuyer(shop.samples, 'pasaport');
  const form = await new FormPage(shop).open();
  const offers = await form.askForOffers(buyer.application);
  await offers.complete();
  const particulars = await offers.choose();
  const person = particulars.person(0);
  await person.getByRole('button', { name: words('form.person.fromPaper') }).click();
  const sheet = page.getByRole('dialog', { name: words('paper.title') });
  await expect(sheet).toContainText(words('paper.privacy'));
  await page.waitForLoadState('networkidle');
  await look(page, 'where a passport’s picture comes from');

  /* from here on the browser asks nobody for anything */
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  await sheet.getByLabel(words('paper.choose')).last().setInputFiles(paperFile(sukrusPassport));
  const read = page.getByRole('dialog', { name: words('paper.read') });
  await expect(read).toBeVisible();
  await look(page, 'what was read of a passport');
  await read.getByRole('button', { name: 'ŞÜKRÜ', exact: true }).click();
  await read.getByRole('checkbox', { name: new RegExp(words('field.gender')) }).uncheck();
  await read.getByRole('button', { name: words('paper.fill', { count: 3 }) }).click();
  await expect(person.getByText(words('form.person.filled', { count: 3 }))).toBeVisible();
  await expect(particulars.field('firstName', person)).toHaveValue('ŞÜKRÜ');
  await expect(particulars.field('lastName', person)).toHaveValue('OZTURK');
  await expect(particulars.field('nationalId', person)).toHaveValue('10000000146');
  expect(asked).toEqual([]);
});
