import { expect, test } from '@playwright/test';
import { inTurn } from '@sigorta/tooling/test/rotation';
import { QuickBuyer } from '../buyers/quick-buyer.ts';
import { look } from '../pages/axe.ts';
import { LoginPage } from '../pages/login-page.ts';
import { PolicyPage } from '../pages/policy-page.ts';
import { domesticTravel, shopFor } from '../pages/shop.ts';
import { portOf } from '../system/ports.ts';
import { type System, startOwnSystem } from '../system/system.ts';
import { timesOf } from '../turns/journeys-in-turn.ts';

test.describe.configure({ mode: 'default' });

const own = portOf('corrected-address');
const url = `http://localhost:${own}`;

/* its own mail server: what it sends back is handed in */
let system: System;
test.beforeAll(async () => {
  system = await startOwnSystem(own, {
    MAIL_RETURN_ADDRESS: 'donus@ornek.example',
    MAIL_REPORT_URL: `${url}/e-posta/bildirim`,
    MAIL_REPORT_SECRET: 'sandbox-mail-report-secret-of-our-own',
  });
});
test.afterEach(() => system.sandbox.mend());
test.afterAll(() => system.stop());

for (const language of inTurn(0, ['tr', 'ar'] as const, timesOf('corrected-address'))) {
  test(`a mail that came back is told on the page; its buyer proves the phone and corrects the address (${language}, 390 px)`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const { sandbox } = system;
    const shop = await shopFor(page, domesticTravel, language);
    const { words } = shop;
    const buyer = new QuickBuyer(page.request, shop, 'donen');
    await page.goto(shop.path('form'));
    await sandbox.mail({ fault: 'bounce' });
    const [offer] = await buyer.offers();
    if (!offer) throw new Error('nobody offers it');
    const purchaseId = await buyer.pay(offer);

    /* the report comes after the mail left */
    const policy = new PolicyPage(shop);
    const cameBack = words('mail.bounced-permanent', { email: '' }).trim().slice(-20);
    await expect(async () => {
      await page.goto(`${shop.path('policy')}?satin-alma=${purchaseId}`);
      await expect(policy.documents).toContainText(cameBack, { timeout: 4000 });
    }).toPass({ timeout: 45_000 });
    await look(page, `a mail that came back, ${language}`);
    await sandbox.mail({ fault: 'none' });

    await page.getByRole('link', { name: words('email.correctByPhone') }).click();
    const login = new LoginPage(page, language);
    await login.giveNumber(buyer.buyer.phone);
    const codes = await sandbox.smsTo(buyer.buyer.phone);
    await login.type(codes.flatMap(({ text }) => /^\d{6}(?= )/.exec(text) ?? [])[0] ?? '');
    await policy.arrived();
    await page.getByRole('button', { name: words('email.correct') }).click();
    const right = `dogru-${language}-${buyer.buyer.email}`;
    await page.getByLabel(words('email.new')).fill(right);
    await page.getByRole('button', { name: words('email.send') }).click();
    await expect(page.getByText(words('email.corrected'))).toBeVisible();
    await expect.poll(async () => (await sandbox.mailsTo(right)).length, { timeout: 15_000 }).toBe(1);

    await expect(async () => {
      await page.reload();
      await expect(policy.documents).not.toContainText(cameBack, { timeout: 4000 });
      await expect(policy.documents).toContainText('d••••', { timeout: 4000 });
    }).toPass({ timeout: 45_000 });
    await context.close();
  });
}
