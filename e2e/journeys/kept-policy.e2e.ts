import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { livingFiles } from '@sigorta/contracts/living-policy';
import { languages } from '@sigorta/i18n/language';
import { type Buyer, namesOf } from '../buyers/buyer.ts';
import { QuickBuyer } from '../buyers/quick-buyer.ts';
import { AccountPage } from '../pages/account-page.ts';
import { look } from '../pages/axe.ts';
import { LivingPage, storedIn } from '../pages/living-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { shopFor } from '../pages/shop.ts';
import { portOf } from '../system/ports.ts';
import { type System, startOwnSystem } from '../system/system.ts';
import { myPoliciesTexts } from '../words/login-texts.ts';

test.describe.configure({ mode: 'default' });

/* its own */
const own = portOf('kept-policy');
const url = `http://localhost:${own}`;
let system: System;
test.beforeAll(async () => {
  system = await startOwnSystem(own);
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

/** Writes into a kept file past the site: another line to call. */
const changeCopy = (page: Page, path: string) =>
  page.evaluate(async (end) => {
    for (const vault of await caches.keys()) {
      const cache = await caches.open(vault);
      const [kept] = (await cache.keys()).filter(({ url }) => url.endsWith(end));
      if (!kept) throw new Error(`${end} is not kept`);
      const text = await (await cache.match(kept))?.text();
      await cache.put(kept, new Response(`${text} `));
    }
  }, path);

/** Answers calls of a page in the gateway's place. */
const answerAs = (page: Page, answers: Readonly<Record<string, object>>) =>
  page.route('**/apiConnection', (route) => {
    const answer = answers[route.request().headers().producer ?? ''];
    return answer ? route.fulfill({ json: answer }) : route.fallback();
  });

const canaries = ({ buyer, number, purchaseId }: Holder): string[] => [
  ...namesOf(buyer),
  number,
  purchaseId,
  buyer.phone.slice(-7),
];

/** What is found of somebody in this browser, and whether a worker is left. */
const leftOf = async (page: Page, who: Holder): Promise<string[]> => {
  const stored = await storedIn(page);
  return [...canaries(who), 'worker '].filter((one) => stored.includes(one));
};

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

test('a copy that was changed on the device is refused and thrown away; a sign-out and a deletion of data leave nothing', async ({
  browser,
}) => {
  const first = await holder(await browser.newContext(phone), 'cikan');
  const { context, page } = first;
  const living = new LivingPage(page, first.purchaseId, 'tr');
  /* the page, and the list that says what the page must be */
  for (const path of [living.path, livingFiles.list]) {
    await living.open();
    await living.keep();
    await changeCopy(page, path);
    await context.setOffline(true);
    await expect(page.reload(), path).rejects.toThrow();
    await context.setOffline(false);
    await page.goto('/');
    expect(await leftOf(page, first), path).toEqual([]);
  }

  await living.open();
  await living.keep();
  await signIn(page, first.buyer);
  expect(await leftOf(page, first)).toContain('worker ');
  const out = page.getByRole('button', { name: myPoliciesTexts.tr.logout });
  await out.click();
  await expect(out).toHaveCount(0);
  expect(await leftOf(page, first)).toEqual([]);
  await context.setOffline(true);
  await expect(living.open()).rejects.toThrow();
  await context.close();

  const second = await holder(await browser.newContext(phone), 'silen');
  const kept = new LivingPage(second.page, second.purchaseId, 'tr');
  await kept.open();
  await kept.keep();
  await signIn(second.page, second.buyer);
  expect(await leftOf(second.page, second)).toContain('worker ');
  /* a phone gets no second code within a minute; what a deletion takes away on our side, the gateway's tests say */
  await answerAs(second.page, {
    'my-data/deletion-code': { challenge: 'challenge-1234567890', resendAfterSeconds: 60 },
    'my-data/delete': {
      deleted: { quotes: 1, applications: 0, savedQuotes: 0 },
      kept: 1,
      dueAt: '2026-12-26T09:00:00.000Z',
      requestId: 'request-1234567890',
    },
  });
  const account = new AccountPage(second.page, 'tr');
  const { texts } = account;
  await account.tab(texts['section.data']).click();
  await account.panel.getByRole('button', { name: texts['data.delete.start'] }).click();
  await account.panel.getByLabel(texts['data.delete.code']).fill('123456');
  await account.panel.getByRole('button', { name: texts['data.delete.confirm'] }).click();
  await expect(second.page.getByRole('tabpanel')).toHaveCount(0);
  expect(await leftOf(second.page, second)).toEqual([]);
  await second.context.close();
});
