import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@sigorta/i18n/language';
import type { Page } from 'playwright';
import { newBuyer } from '../../e2e/buyers/buyer.ts';
import { billingOf, goodCard } from '../../e2e/buyers/cards.ts';
import { FormPage } from '../../e2e/pages/form-page.ts';
import { foreignTravel, shopFor } from '../../e2e/pages/shop.ts';
import type { Sandbox } from '../../e2e/system/sandbox.ts';
import { type Album, keepText, photograph } from './photograph.ts';

/** Foreign travel from a form sent empty to the policy, its letters and its paper. */
export async function photographPurchase(
  page: Page,
  language: Language,
  sandbox: Sandbox,
  album: Album,
): Promise<void> {
  const shop = await shopFor(page, foreignTravel, language);
  const buyer = newBuyer(shop.samples, `okur-${language}`);
  const form = await new FormPage(shop).open();
  await page.waitForFunction(() => performance.getEntriesByName('hydrated:page').length > 0);
  await form.proceed();
  await form.summary.waitFor();
  await photograph(page, album, 'b1-form-errors');

  await form.open();
  const offers = await form.askForOffers(buyer.application);
  await offers.complete();
  await offers.openDetails();
  await photograph(page, album, 'b2-offers');
  await offers.compare(2);
  await photograph(page, album, 'b3-compare');
  await page.goBack();
  await offers.listed();

  const payment = await offers.buy();
  await payment.press();
  await page.getByRole('alert').first().waitFor();
  await photograph(page, album, 'b4-payment-errors');
  await payment.fillCard(goodCard);
  await payment.chooseInstallments(1);
  await payment.fillBilling(billingOf(buyer.email));
  await payment.consent();
  await photograph(page, album, 'b5-payment');

  const bank = await payment.payThroughBank();
  const policy = await bank.confirmAndReturn(await sandbox.bankCode(buyer.phone));
  await policy.ready();
  await policy.mailSent();
  await photograph(page, album, 'b6-policy');
  writeFileSync(join(album.folder, 'policy.pdf'), await policy.downloaded('policy'));
  for (const [at, { id }] of (await sandbox.mailsTo(buyer.email)).entries()) {
    const { subject, text } = await sandbox.openMail(id);
    keepText(album, `mail-${at}`, `${subject}\n\n${text}`);
  }
}
