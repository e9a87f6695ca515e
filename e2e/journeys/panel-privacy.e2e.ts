import { expect, test } from '@playwright/test';
import { newBuyer } from '../buyers/buyer.ts';
import { billingOf, goodCard } from '../buyers/cards.ts';
import { AccountPage } from '../pages/account-page.ts';
import { DataRequestsPage } from '../pages/data-requests-page.ts';
import { FormPage } from '../pages/form-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { signInToPanel } from '../pages/panel-sign-in.ts';
import { PolicyPage } from '../pages/policy-page.ts';
import { dask, shopFor } from '../pages/shop.ts';
import { sandbox } from '../system/global.ts';

/** In Turkish a policy stays and the request waits for a person; in Arabic everything went at once. */
for (const [language, buys, action, at] of [
  ['tr', true, 'settle', 8],
  ['ar', false, 'reopen', 9],
] as const) {
  test(`who has data deleted by code sees what happens, and staff answer for it, audited (${language})`, async ({
    page,
    browser,
  }) => {
    const shop = await shopFor(page, dask, language);
    const buyer = newBuyer(shop.samples, `silme-${language}`);
    const offers = await (await new FormPage(shop).open()).askForOffers(buyer.application);
    await offers.listed();
    if (buys) {
      const payment = await offers.buy();
      await payment.fillCard(goodCard);
      await payment.fillBilling(billingOf(buyer.email));
      await payment.payAtOnce();
      await payment.consent();
      if (shop.product.payment?.threeDSecure)
        await (await payment.payThroughBank()).confirm(await sandbox.bankCode(buyer.phone));
      else await payment.press();
      const policy = new PolicyPage(shop);
      await policy.arrived();
      await policy.ready();
    }

    const login = new LoginPage(page, language);
    const { texts } = new AccountPage(page, language);
    await login.askFor(buyer.phone);
    await login.type(await login.code(buyer.phone));
    await expect(page).toHaveURL(/\/policelerim/);
    await page.getByRole('tab', { name: texts['section.data'] }).click();
    await page.getByRole('button', { name: texts['data.delete.start'] }).click();
    const code = page.getByLabel(texts['data.delete.code']);
    await expect(code).toBeFocused();
    await code.fill(await login.code(buyer.phone));
    await page.keyboard.press('Enter');
    const told = page.getByRole('status').filter({ hasText: texts['data.deleted.title'] });
    await expect(told).toBeVisible();
    const kept = told.getByText(texts['data.deleted.kept_other'].split('{{')[0] ?? '');
    await expect(kept).toHaveCount(buys ? 1 : 0);

    const panel = await (await browser.newContext()).newPage();
    await signInToPanel(panel, 'owner', { language, at, to: '/panel/veri-talepleri' });
    const requests = new DataRequestsPage(panel, language);
    const reason = `Kimlik görüldü, ${buyer.phone.slice(-4)} yazıyla yanıtlandı`;
    await requests.work(await requests.find(buyer.phone), action, reason);
    await requests.expectLogged(action === 'settle' ? 'data-request.done' : 'data-request.reopened', reason);
  });
}
