import { expect, test } from '@playwright/test';
import { inTurn } from '@sigorta/tooling/test/rotation';
import { newBuyer } from '../buyers/buyer.ts';
import { FormPage } from '../pages/form-page.ts';
import { foreignTravel, shopFor } from '../pages/shop.ts';

for (const language of inTurn(1, ['tr', 'ar'] as const)) {
  test(`who chooses one country for a visa is told so and led to policies that fit, in ${language}`, async ({
    page,
  }) => {
    const shop = await shopFor(page, foreignTravel, language);
    const { words } = shop;
    const buyer = newBuyer(shop.samples, `vize-${language}`);
    const form = await new FormPage(shop).open();

    await form.answer('region', 'europe');
    await form.answer('country', '276');
    const told = form.form.getByText(words('advice.visaArea'), { exact: true });
    await expect(told).toBeVisible();
    await form.form.getByRole('button', { name: words('advice.visaArea.action') }).click();
    await expect(told).toHaveCount(0);
    await expect(form.field('country')).toHaveValue({ tr: 'Schengen Ülkeleri', ar: 'دول شنغن' }[language]);

    /* the country stands there already */
    const offers = await form.askForOffers({ ...buyer.application, country: '' });
    await offers.complete();
    const fits = words('fit.schengen-visa.fits');
    const fitting = offers.cards.filter({
      has: page.getByText(words('fit.schengen-visa.fits.short'), { exact: true }),
    });
    const count = await fitting.count();
    /* by hand: five of the ten insurers keep nothing with the insured, and some of those sell to nobody this old or young */
    expect(count).toBeGreaterThanOrEqual(4);
    const doesNot = offers.cards.filter({ hasText: words('fit.schengen-visa.does-not.short') }).first();
    await doesNot.getByRole('button', { name: words('offer.details') }).click();
    await expect(offers.cards.getByText(words('fit.schengen.excess')).first()).toBeVisible();
    await page.getByRole('checkbox', { name: fits, exact: true }).first().check();
    await expect(offers.cards).toHaveCount(count);
    await expect(fitting).toHaveCount(count);
  });
}

test('who needs no visa is told nothing of one', async ({ page }) => {
  const shop = await shopFor(page, foreignTravel);
  const form = await new FormPage(shop).open();
  await form.answer('region', 'europe');
  await form.answer('country', '276');
  await form.answer('purpose', 'other');
  await expect(form.form.getByText(shop.words('advice.visaArea'), { exact: true })).toHaveCount(0);
});
