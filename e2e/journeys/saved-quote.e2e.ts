import { expect, test } from '@playwright/test';
import { inTurn } from '@sigorta/tooling/test/rotation';
import { namesOf, newBuyer } from '../buyers/buyer.ts';
import { look } from '../pages/axe.ts';
import { FormPage } from '../pages/form-page.ts';
import { SaveDialog, SavedQuotePage } from '../pages/saved-quote.ts';
import { complementaryHealth, shopFor } from '../pages/shop.ts';
import { sandbox } from '../system/global.ts';
import { timesOf } from '../turns/journeys-in-turn.ts';

for (const language of inTurn(1, ['tr', 'ar'] as const, timesOf('saved-quote'))) {
  test(`in ${language} a quote is kept, mailed, opened on another device and there proved one’s own`, async ({
    page,
    browser,
  }) => {
    const shop = await shopFor(page, complementaryHealth, language);
    const buyer = newBuyer(shop.samples, `sakla-${language}`);
    const offers = await (await new FormPage(shop).open()).askForOffers(buyer.application);
    await offers.complete();
    const saving = new SaveDialog(shop);
    const link = await saving.open();
    await saving.mailTo(buyer.email);
    await look(page, 'keeping a quote');
    await expect.poll(async () => (await sandbox.mailsTo(buyer.email)).length).toBe(1);

    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const other = await context.newPage();
    const saved = new SavedQuotePage(other, language);
    await saved.open(link);
    const text = await other.locator('body').textContent();
    for (const name of namesOf(buyer)) expect(text).not.toContain(name);
    await look(other, 'a kept quote');
    await saved.cards.first().getByRole('button').first().click();
    const birthDate = String(buyer.application.insured?.[0]?.birthDate);
    const phoneEnd = buyer.phone.slice(-4);
    await saved.claim({ phoneEnd: phoneEnd === '0000' ? '1111' : '0000', birthDate });
    await expect(other.getByRole('alert')).toBeVisible();
    await look(other, 'a wrong detail');
    await saved.claim({ phoneEnd, birthDate });
    await expect(other).toHaveURL(
      (url) => url.pathname === shop.path('payment') && url.search.startsWith('?teklif='),
    );
    await context.close();
  });
}
