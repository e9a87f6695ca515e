import { expect, type Page, test } from '@playwright/test';
import { now } from '../buyers/today.ts';
import { FormPage } from '../pages/form-page.ts';
import { nameInList } from '../pages/name-in-list.ts';
import { foreignTravel, type Shop, shopFor, wholeForm } from '../pages/shop.ts';

const sensitive = ['72243755252', 'PB4471902'];

/** Everything the browser keeps for this origin, as one text. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));

async function fillUpToContact(shop: Shop): Promise<FormPage> {
  const form = await new FormPage(shop).open();
  const application = shop.samples.valid(now);
  const [trip, insured] = shop.product.steps;
  if (!trip || !insured) throw new Error('two steps were expected');
  await form.fillStep(trip, application);
  await form.proceed();
  await form.fillStep(insured, application);
  await form.proceed();
  return form;
}

test('a reload brings the answers back, without ids and passports, and says so', async ({ page }) => {
  const shop = await wholeForm(page, await shopFor(page, foreignTravel));
  const { words } = shop;
  const form = await fillUpToContact(shop);
  await form.answer('email', 'defne@ornek.com');
  await page.reload();
  await form.ready();

  await expect(page.getByText(words('form.draft.restored'))).toBeVisible();
  await expect(form.step('insured')).toHaveAttribute('aria-current', 'step');
  await expect(form.step('trip')).toContainText(await nameInList('countries', '996', 'tr'));
  await expect(form.field('firstName', form.person(0))).toHaveValue('Defne');
  await expect(form.field('birthDate', form.person(0))).toHaveValue('05/07/1990');
  await expect(form.field('nationalId', form.person(0))).toHaveValue('');
  await expect(form.field('lastName', form.person(1))).toHaveValue('O’Connor');
  await expect(form.field('passportNo', form.person(1))).toHaveValue('');
  for (const secret of sensitive) expect(await kept(page)).not.toContain(secret);
});

test('a draft can be thrown away', async ({ page }) => {
  const shop = await wholeForm(page, await shopFor(page, foreignTravel));
  const form = await fillUpToContact(shop);
  await page.reload();
  await form.ready();
  await page.getByRole('button', { name: shop.words('form.draft.clear') }).click();
  await expect(form.step('trip')).toHaveAttribute('aria-current', 'step');
  await expect(form.field('beginDate')).toHaveValue('');
  await page.reload();
  await form.ready();
  await expect(page.getByText(shop.words('form.draft.restored'))).toHaveCount(0);
  await expect(form.field('beginDate')).toHaveValue('');
});

test('back from the offers finds every answer, and nothing secret was kept', async ({ page }) => {
  const shop = await wholeForm(page, await shopFor(page, foreignTravel));
  const form = await new FormPage(shop).open();
  const offers = await form.askForOffers(shop.samples.valid(now));
  await offers.listed();
  for (const secret of sensitive) expect(await kept(page)).not.toContain(secret);
  expect(page.url()).not.toMatch(/defne|5321234567|72243755252/i);

  await page.goBack();
  await form.ready();
  await form.reopen({ id: 'insured', kind: 'insured' });
  await expect(form.field('nationalId', form.person(0))).toHaveValue('72243755252');
  await expect(form.field('passportNo', form.person(1))).toHaveValue('PB4471902');
});

/** Keeps every script back until the answer is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js(\?|$)/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('what is typed before the scripts arrive stays', async ({ page }) => {
  const shop = await shopFor(page, foreignTravel);
  const { words } = shop;
  const release = await holdScripts(page);
  await page.goto(shop.path('form'), { waitUntil: 'commit' });
  const form = new FormPage(shop);
  await form.answer('tripType', 'oneWay');
  await form.answer('beginDate', '2027-03-04');
  release();

  await form.ready();
  await expect(form.field('beginDate')).toHaveValue('04/03/2027');
  await expect(page.getByRole('radio', { name: words('field.tripType.oneWay') })).toBeChecked();
  await form.proceed();
  await expect(form.summary).toBeVisible();
  await expect(form.summary).not.toContainText(words('field.tripType.error'));
  await expect(form.summary).not.toContainText(words('field.beginDate.error'));
});

test('a press before the scripts arrive sends nothing and loses nothing', async ({ page }) => {
  const shop = await shopFor(page, foreignTravel);
  const release = await holdScripts(page);
  await page.goto(shop.path('form'), { waitUntil: 'commit' });
  const form = new FormPage(shop);
  await form.answer('beginDate', '2027-03-04');
  await form.field('beginDate').press('Enter');
  await form.form.getByRole('button', { name: shop.words('form.continue') }).click();
  await expect(page).toHaveURL(shop.path('form'));
  release();
  await form.ready();
  await expect(page).toHaveURL(shop.path('form'));
  await expect(form.field('beginDate')).toHaveValue('04/03/2027');
});
