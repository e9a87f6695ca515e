import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { livingFiles } from '@sigorta/contracts/living-policy';
import { languages } from '@sigorta/i18n/language';
import { type Buyer, namesOf } from '../buyers/buyer.ts';
import { QuickBuyer } from '../buyers/quick-buyer.ts';
import { look } from '../pages/axe.ts';
import { LivingPage, storedIn } from '../pages/living-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { shopFor } from '../pages/shop.ts';
import { basePort } from '../system/global.ts';
import { type System, startSystem } from '../system/system.ts';
import { myPoliciesTexts } from '../words/login-texts.ts';

test.describe.configure({ mode: 'default' });

/* its own */
const own = basePort + 115;
const url = `http://localhost:${own}`;
let system: System;
test.beforeAll(async () => {
  system = await startSystem(own);
});
test.afterAll(() => system.stop());

const erasmus = 'apps/travel/src/erasmus';

interface Holder {
  context: BrowserContext;
  page: Page;
  purchaseId: string;
  buyer: Buyer;
  number: string;
}

/** Somebody with an issued policy, on a telephone. */
async function holder(context: BrowserContext, name: string): Promise<Holder> {
  const page = await context.newPage();
  const shop = await shopFor(page, erasmus);
  await page.goto(shop.path('form'));
  const quick = new QuickBuyer(page.request, shop, name);
  const [offer] = await quick.offers();
  if (!offer) throw new Error('nobody offers it');
  const purchaseId = await quick.pay(offer);
  await quick.document(purchaseId, 'receipt');
  return { context, page, purchaseId, buyer: quick.buyer, number: await quick.policyNumber(purchaseId) };
}

const phone = { baseURL: url, viewport: { width: 390, height: 844 } } as const;

/** The code that a phone was sent last, typed in. */
async function signIn(page: Page, who: Buyer): Promise<void> {
  const login = new LoginPage(page, 'tr');
  await login.askFor(who.phone);
  const sent = await system.sandbox.smsTo(who.phone);
  await login.type(sent.flatMap(({ text }) => /^\d{6}(?= )/.exec(text) ?? [])[0] ?? '');
  await expect(page).toHaveURL(/policelerim/);
  await expect(page.getByRole('button', { name: myPoliciesTexts.tr.logout })).toBeVisible();
}

const canaries = ({ buyer, number, purchaseId }: Holder): string[] => [
  ...namesOf(buyer),
  number,
  purchaseId,
  buyer.phone.slice(-7),
];

test('a kept policy opens in flight mode in four languages with all that helps; a second buyer’s sign-in leaves nothing of it', async ({
  browser,
}) => {
  const context = await browser.newContext(phone);
  const first = await holder(context, 'saklayan');
  const { page, purchaseId, number, buyer } = first;
  const pages = languages.map((language) => new LivingPage(page, purchaseId, language));
  for (const living of pages) {
    await living.open();
    expect(await storedIn(page)).not.toContain(`worker ${url}${living.path}`);
    await living.keep();
  }

  await context.setOffline(true);
  for (const [at, living] of pages.entries()) {
    await living.open();
    await expect(living.call).toHaveAttribute('href', /^tel:\+\d+$/);
    const main = page.getByRole('main');
    /* the copy, not the site: it says so */
    await expect(main).toContainText(living.texts.copy.split(' · ')[0] ?? '');
    for (const told of [
      number,
      ...namesOf(buyer),
      living.texts['policy.territory'],
      living.texts['doctor.title'],
    ])
      await expect(main).toContainText(told);
    await expect(main.getByRole('listitem')).toHaveCount(4);
    await expect(page.getByText(living.texts['keep.done'])).toBeVisible();
    for (const file of [livingFiles.policy, livingFiles.receipt, livingFiles.calendar]) {
      const begin = await page.evaluate(async (name) => (await (await fetch(name)).text()).slice(0, 5), file);
      expect(begin, file).toBe(file === livingFiles.calendar ? 'BEGIN' : '%PDF-');
    }
    await look(page, `a kept policy without a connection, ${languages[at]}`);
  }
  /* the shop is never answered from a copy */
  await expect(page.goto('/')).rejects.toThrow();
  await context.setOffline(false);

  const second = await holder(await browser.newContext(phone), 'ikinci');
  await page.goto('/');
  const before = await storedIn(page);
  expect(canaries(first).filter((canary) => before.includes(canary))).not.toEqual([]);
  await signIn(page, second.buyer);
  const stored = await storedIn(page);
  expect(canaries(first).filter((canary) => stored.includes(canary))).toEqual([]);
  expect(stored).not.toContain('worker ');
  await second.context.close();
  await context.close();
});
