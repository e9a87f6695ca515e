import { expect, test } from '@playwright/test';
import { inTurn } from '@sigorta/tooling/test/rotation';
import { newBuyer } from '../buyers/buyer.ts';
import { AccountPage } from '../pages/account-page.ts';
import { look } from '../pages/axe.ts';
import { FormPage } from '../pages/form-page.ts';
import { Keyboard } from '../pages/keyboard.ts';
import { LoginPage } from '../pages/login-page.ts';
import { SaveDialog } from '../pages/saved-quote.ts';
import { foreignTravel, shopFor } from '../pages/shop.ts';

const marketing = 'marketing';
/* it asks everything before its prices: a quote knows its asker's phone and consents */
const home = 'apps/dask/src/home';

for (const language of inTurn(0, ['tr', 'ar'] as const)) {
  test(`in ${language} a phone without a policy finds its kept quote and consents, takes one back and its data along, by keyboard`, async ({
    page,
    browser,
  }) => {
    const shop = await shopFor(page, home, language);
    const buyer = newBuyer(shop.samples, `hesap-${language}`);
    const form = await new FormPage(shop).open();
    await form.fill(buyer.application);
    await form.consentBox(marketing).check();
    await form.proceed();
    await (await form.offers()).complete();
    const link = await new SaveDialog(shop).open();

    const context = await browser.newContext();
    const other = await context.newPage();
    const login = new LoginPage(other, language);
    const keyboard = new Keyboard(other);
    await login.open();
    await keyboard.type(other.getByLabel(login.texts['phone.label']), buyer.phone);
    await other.keyboard.press('Enter');
    await expect(other.getByLabel(login.texts['code.label'])).toBeFocused();
    await expect(other.getByText(login.texts['code.sent'])).toBeVisible();
    await login.paste(await login.code(buyer.phone));
    await other.keyboard.press('Enter');
    await expect(other).toHaveURL(/\/policelerim$/);

    const account = new AccountPage(other, language);
    const { texts } = account;
    const onwards = language === 'ar' ? 'ArrowLeft' : 'ArrowRight';
    await account.walkTo(texts['section.quotes'], onwards);
    await expect(other).toHaveURL(/\?bolum=teklifler$/);
    await expect(account.panel.getByRole('link')).toHaveAttribute(
      'href',
      new URL(link).pathname + new URL(link).search,
    );
    await look(other, 'kept quotes');

    await account.walkTo(texts['section.consents'], onwards);
    const card = account.card(texts['document.marketing-consent']);
    await look(other, 'consents');
    await keyboard.reach(card.getByRole('button').nth(1));
    await other.keyboard.press('Enter');
    const confirm = other
      .getByRole('dialog')
      .getByRole('button', { name: texts['consents.withdraw.confirm'] });
    await keyboard.reach(confirm);
    await other.keyboard.press('Enter');
    await expect(card.getByText(texts['consents.withdrawn'], { exact: true })).toBeVisible();
    await expect(account.card(texts['document.personal-data-notice'])).toContainText(
      texts['consents.why.notice'],
    );

    await account.walkTo(texts['section.contacts'], onwards);
    await expect(account.card(texts['contacts.purpose.code'])).toContainText(texts['contacts.ground.asked']);
    const calls = account.panel.getByRole('switch', { name: texts['contacts.call'] });
    await keyboard.reach(calls);
    await other.keyboard.press('Space');
    await expect(account.panel.getByText(texts['contacts.saved'])).toBeVisible();
    await look(other, 'contacts');
    await other.reload();
    await expect(calls).not.toBeChecked();

    await account.walkTo(texts['section.data'], onwards);
    const downloading = other.waitForEvent('download');
    await account.panel.getByRole('button', { name: texts['data.download'] }).click();
    expect((await downloading).suggestedFilename()).toBe(texts['data.file']);
    await account.panel.getByRole('button', { name: texts['data.print'] }).click();
    await expect(account.panel).toContainText(buyer.email);
    await look(other, 'the sheet');
    await account.panel.getByRole('button', { name: texts.close }).click();
    await look(other, 'data');
    await context.close();
  });
}

test('a draft of this tab is listed with its product, goes on, and can be deleted', async ({ page }) => {
  const shop = await shopFor(page, foreignTravel, 'tr');
  const form = await new FormPage(shop).open();
  const buyer = newBuyer(shop.samples, 'taslak');
  const [trip] = shop.product.steps;
  if (!trip) throw new Error('a first step was expected');
  await form.fillStep(trip, buyer.application);
  await page.goto('/policelerim');
  const { texts } = new AccountPage(page, 'tr');
  const drafts = page.getByRole('region', { name: texts['section.drafts'] });
  await drafts.getByRole('button').click();
  await expect(drafts.getByText(texts['drafts.deleted'])).toBeVisible();
  await expect(drafts.getByRole('listitem')).toHaveCount(0);
});
