import { expect, test } from '@playwright/test';
import { newBuyer } from '../buyers/buyer.ts';
import { look } from '../pages/axe.ts';
import { FormPage } from '../pages/form-page.ts';
import { foreignTravel, shopFor } from '../pages/shop.ts';

/** What a screen says without the signs that part it. */
const plain = (text: string): string => text.replace(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ');

test.use({ viewport: { width: 390, height: 844 } });

test('a price follows the answers beside the form, and the list those above it, by keys alone', async ({
  page,
}) => {
  const shop = await shopFor(page, foreignTravel);
  const { words } = shop;
  const { application } = newBuyer(shop.samples, 'canli');
  const form = await new FormPage(shop).open();
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.headers().producer ?? ''));
  await form.fill(application);
  const ticket = page.getByRole('complementary', { name: words('form.ticket.title') });
  await expect(ticket.getByText(words('form.live.lowest'), { exact: true })).toBeVisible();
  const slider = ticket.getByRole('slider');
  /* on a phone the summary lies under the form: until it is reached the price stands at the foot of the screen */
  const bar = page.locator('[data-price-bar]');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(bar).toBeVisible();
  const amount = plain((await bar.locator('bdi').last().textContent()) ?? '');
  expect(amount).toMatch(/\d/);
  await expect(ticket).toContainText(amount.slice(0, 5));
  await look(page, 'a price at the foot of the screen');
  await slider.scrollIntoViewIfNeeded();
  await expect(bar).toHaveCount(0);
  const days = Number(await slider.inputValue());
  await slider.press('ArrowLeft');
  const shorter = plain(words('form.live.shorter', { days: words('days', { count: 1 }) }));
  const longer = plain(words('form.live.longer', { days: words('days', { count: 1 }) }));
  await expect(ticket).toContainText(shorter);
  await expect(form.form.getByRole('button', { name: words('form.submit') })).toBeVisible();
  await look(page, 'a price beside the form');
  /* there and back: what was said is not asked again, however often a slow machine asked while the form was filled in */
  const asked = () => calls.filter((one) => one === 'prices/live').length;
  const before = asked();
  expect(before).toBeGreaterThan(0);
  await slider.press('ArrowRight');
  await expect(ticket).toContainText(longer);
  await slider.press('ArrowLeft');
  await expect(ticket).toContainText(shorter);
  expect(asked()).toBe(before);

  await form.proceed();
  const offers = await form.offers(application);
  await offers.complete();
  const address = page.url();
  await page.getByRole('button', { name: words('offers.edit') }).press('Enter');
  const above = page.getByRole('slider');
  await expect(above).toHaveValue(String(days - 1));
  await above.press('ArrowLeft');
  await expect(page.getByText(shorter, { exact: true })).toBeVisible();
  expect(page.url()).not.toBe(address);
  await offers.complete();
  await look(page, 'answers above a list');
  await page.goBack();
  await expect(page).toHaveURL((url) => url.pathname === shop.path('form'));
});
