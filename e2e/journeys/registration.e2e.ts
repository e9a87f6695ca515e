import { expect, test } from '@playwright/test';
import { inTurn } from '@sigorta/tooling/test/rotation';
import { newBuyer } from '../buyers/buyer.ts';
import { violationsOn } from '../pages/axe-run.ts';
import { FormPage } from '../pages/form-page.ts';
import { RegisterOffer } from '../pages/register-offer.ts';
import { kasko, shopFor } from '../pages/shop.ts';
import { Told } from '../pages/told.ts';
import { portOf } from '../system/ports.ts';
import { type System, startOwnSystem } from '../system/system.ts';
import { timesOf } from '../turns/journeys-in-turn.ts';

test.describe.configure({ mode: 'default' });

/* the register is broken here, and one gateway has none */
let system: System;
test.beforeAll(async () => {
  system = await startOwnSystem(portOf('registration'));
});
test.afterEach(() => system.sandbox.mend());
test.afterAll(() => system.stop());

/* the car of the samples, as the sandbox's register knows it */
const papers = { plate: '34 ELF 728', serial: 'AB 123456' };

test('kasko is filled in from the registration, priced, and the plate stands on the later page', async ({
  browser,
}) => {
  const told = await Told.open();
  const context = await browser.newContext({ proxy: told.proxy, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const shop = await shopFor(page, kasko);
  const buyer = newBuyer(shop.samples, 'ruhsat');
  await page.goto(`${system.url}${shop.path('form')}`);
  const form = new FormPage(shop);
  await form.ready();
  const offer = new RegisterOffer(form);
  await offer.open();
  await form.field('plate').fill(papers.plate);
  await form.field('licenceSerial').fill(papers.serial);
  expect(told.found(['34ELF728', 'ELF 728', '123456'])).toEqual([]);
  await offer.find.click();
  await expect(form.form.getByRole('status').filter({ hasText: 'Fiat Egea 1.4, 2023' })).toBeVisible();
  await expect(offer.button).toBeFocused();
  await expect(form.field('valueBand')).toHaveValue('upTo1500');
  await expect(form.form.getByText(shop.words('form.register.mark')).first()).toBeVisible();
  expect(told.found(['123456'])).toEqual(['123456']);
  expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain('123456');

  /* the year that was filled in is left as it is; the others are a person's own */
  await form.proceed();
  for (const step of form.asked.steps.slice(1)) {
    await form.fillStep(step, buyer.application);
    await form.proceed();
  }
  const offers = await form.offers(buyer.application);
  await offers.complete();
  const particulars = await offers.choose();
  await particulars.arrived();
  await expect(particulars.field('plate')).toHaveValue(papers.plate);
  await expect(particulars.field('licenceSerial')).toHaveValue(papers.serial);
  await expect(particulars.field('makeAndModel')).toHaveValue('Fiat Egea 1.4');

  /* another plate is another car: it is not sold at this one's price, and new prices are not asked with its answers unread */
  await particulars.field('plate').fill('06 ABC 123');
  await particulars.proceed();
  await expect(particulars.form.getByText(shop.words('particulars.otherCar.title'))).toBeVisible();
  await expect(particulars.form.locator('#step-contact')).not.toHaveAttribute('aria-current', 'step');
  await particulars.form.getByRole('link', { name: shop.words('particulars.askAgain'), exact: true }).click();
  await form.ready();
  await form.proceed();
  await expect(form.summary).toContainText(shop.words('form.register.other'));
  await expect(form.step('car')).toHaveAttribute('aria-current', 'step');
  await context.close();
  told.close();
});

for (const language of inTurn(0, ['tr', 'ar'] as const, timesOf('registration'))) {
  test(`in ${language} a register that is away, or knows no such car, says so in place at 390 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const shop = await shopFor(page, kasko, language);
    await page.goto(`${system.url}${shop.path('form')}`);
    const form = new FormPage(shop);
    await form.ready();
    const offer = new RegisterOffer(form);
    await offer.open();
    await system.sandbox.vehicle({ fault: 'down' });
    await offer.ask(papers.plate, papers.serial);
    await expect(offer.said('register.away')).toBeVisible();
    await system.sandbox.mend();
    await offer.ask(papers.plate, 'AB 654321');
    await expect(offer.said('register.notFound')).toBeVisible();
    const violations = await violationsOn(page, { tags: ['wcag2a', 'wcag2aa', 'wcag22aa'] });
    expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
    await offer.ask(papers.plate, papers.serial);
    await expect(form.field('valueBand')).toHaveValue('upTo1500');
  });
}
