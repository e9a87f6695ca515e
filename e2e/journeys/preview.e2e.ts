import { type Browser, expect, type Page, test } from '@playwright/test';
import type { FieldValues } from '@sigorta/product-kit/field';
import { newBuyer } from '../buyers/buyer.ts';
import { billingOf, goodCard } from '../buyers/cards.ts';
import { now } from '../buyers/today.ts';
import { DetailsPage } from '../pages/details-page.ts';
import { FormPage } from '../pages/form-page.ts';
import { signInToPanel } from '../pages/panel-sign-in.ts';
import { shopFor } from '../pages/shop.ts';
import { StaffClient } from '../pages/staff-client.ts';
import { copyOfTheHouse, type House } from '../system/copy-of-the-house.ts';
import { portOf, portsFrom } from '../system/ports.ts';
import { type System, startOwnSystem } from '../system/system.ts';

/* a system of its own, with a test account of the provider */
test.describe.configure({ mode: 'serial', timeout: 150_000 });

const base = portOf('preview');
const url = `http://localhost:${base}`;
const folder = 'apps/pet/src/pet';
test.use({ baseURL: url });

let house: House;
let system: System;
let version: string;

test.beforeAll(async () => {
  house = await copyOfTheHouse();
  const account = {
    PREVIEW_PAYMENT_URL: `http://localhost:${portsFrom(base).SANDBOX_PORT}/iyzico`,
    PREVIEW_PAYMENT_API_KEY: 'sandbox-api-key',
    PREVIEW_PAYMENT_SECRET_KEY: 'sandbox-secret-key',
  };
  system = await startOwnSystem(base, { INSURERS_DELAY_SCALE: '0.25', ...account });
  version = await house.release('pet', system.data);
});
test.afterAll(async () => {
  await system?.stop();
  await house?.remove();
});

const reason = 'Yeni form gösterilecek';
const inDialog = (page: Page) => page.getByRole('dialog');

/** As a member of staff makes it in the panel. @returns the address, for another browser */
async function linkFromPanel(staff: Page): Promise<string> {
  await staff.getByRole('button', { name: `Önizleme bağlantısı: ${version}` }).click();
  await inDialog(staff)
    .getByRole('radio', { name: /^1\s+saat$/ })
    .check();
  await inDialog(staff).getByLabel('Gerekçe').fill(reason);
  await inDialog(staff).getByRole('button', { name: 'Bağlantıyı oluştur' }).click();
  const address = inDialog(staff).getByText('/onizleme/');
  await expect(address).toBeVisible();
  const link = (await address.textContent()) ?? '';
  await staff.keyboard.press('Escape');
  return link.trim();
}

/** What the panel's lists count. */
async function counted(owner: StaffClient) {
  const [quotes, policies, payments] = await Promise.all(
    ['panel/quotes', 'panel/policies', 'panel/payments'].map((list) => owner.call(list, {})),
  );
  return { quotes: quotes.total, policies: policies.total, payments: payments.total };
}

const visitorOf = async (browser: Browser) => (await browser.newContext({ baseURL: url })).newPage();

test('a release is shown by a link, bought from with a test card, counted nowhere, and closed', async ({
  page: staff,
  browser,
}) => {
  await signInToPanel(staff, 'owner', { at: 0, to: '/panel/surumler' });
  /* with the cookies of the browser that signed in */
  const owner = new StaffClient(staff.request);
  const before = await counted(owner);
  const policies = await (await fetch(`${system.sandbox.url}/control/policies`)).text();
  const link = await linkFromPanel(staff);

  const visitor = await visitorOf(browser);
  /* the first visitor opens the shop of previews, with a database of its own: three seconds, or thirty beside a busy neighbour */
  await visitor.goto(link, { timeout: 60_000 });
  const strip = visitor.getByRole('complementary', { name: 'Önizleme' });
  await expect(strip).toContainText(version);
  await expect(strip).toContainText('Gerçek satış yapılmaz');
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  for (const [path, words] of [
    ['/en', 'Leave the preview'],
    ['/ru', 'Выйти из предпросмотра'],
    ['/ar', 'الخروج من المعاينة'],
    ['/', 'Önizlemeden çık'],
  ] as const) {
    await visitor.goto(path);
    await expect(visitor.getByRole('link', { name: words })).toBeVisible();
  }

  const shop = await shopFor(visitor, folder);
  const buyer = newBuyer(shop.samples, 'onizleme');
  const form = await new FormPage(shop).open();
  await form.fill(buyer.application);
  await form.proceed();
  const offers = await form.offers(buyer.application);
  await offers.listed();
  const payment = await offers.buy();
  await expect(strip).toBeVisible();
  await payment.fillCard(goodCard);
  await payment.fillBilling(billingOf(buyer.email));
  await payment.payAtOnce();
  await payment.consent();
  await payment.press();
  const details = new DetailsPage(shop);
  await details.arrived();
  const policy = await details.answer((shop.samples.details?.valid(now) ?? {}) as FieldValues);
  await policy.ready();
  await expect(visitor.getByText(/ONIZLEME-/).first()).toBeVisible();
  await policy.downloaded('policy');
  await expect(strip).toBeVisible();

  expect(await counted(owner)).toEqual(before);
  expect(await (await fetch(`${system.sandbox.url}/control/policies`)).text()).toBe(policies);
  const others = await visitorOf(browser);
  await others.goto('/pati-sigortasi');
  await expect(others.getByRole('complementary', { name: 'Önizleme' })).toHaveCount(0);

  await staff.reload();
  await staff.getByRole('button', { name: `Bağlantıyı kapat: ${version}` }).click();
  await inDialog(staff).getByLabel('Gerekçe').fill(reason);
  await inDialog(staff).getByRole('button', { name: 'Bağlantıyı kapat' }).click();
  await expect(staff.getByRole('button', { name: `Bağlantıyı kapat: ${version}` })).toHaveCount(0);
  await visitor.goto('/pati-sigortasi');
  await expect(visitor.getByRole('heading', { name: 'Bu önizleme açılmıyor' })).toBeVisible();
  await visitor.getByRole('link', { name: 'Siteye git' }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(strip).toHaveCount(0);
  await visitor.goto(link);
  await expect(visitor.getByText('süresi dolmadan kapatıldı')).toBeVisible();
});
