import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@sigorta/i18n/language';
import type { Page } from 'playwright';
import { newBuyer } from '../../e2e/buyers/buyer.ts';
import { billingOf, goodCard } from '../../e2e/buyers/cards.ts';
import { FormPage } from '../../e2e/pages/form-page.ts';
import { PaymentPage } from '../../e2e/pages/payment-page.ts';
import { foreignTravel, shopFor } from '../../e2e/pages/shop.ts';
import type { Sandbox } from '../../e2e/system/sandbox.ts';
import { type Album, keepText, photograph } from './photograph.ts';

/** What is bought, and who buys it. */
interface Bought {
  email: string;
  /** file of the policy */
  paper: Buffer;
}

/** Foreign travel from a form sent empty to the policy, with a stop at every page on the way. */
export async function walkPurchase(
  page: Page,
  language: Language,
  sandbox: Sandbox,
  stop: (name: string) => Promise<void>,
): Promise<Bought> {
  const shop = await shopFor(page, foreignTravel, language);
  const buyer = newBuyer(shop.samples, `okur-${language}`);
  const form = await new FormPage(shop).open();
  await page.waitForFunction(() => performance.getEntriesByName('hydrated:page').length > 0);
  await form.proceed();
  await form.summary.waitFor();
  await stop('b1-form-errors');

  await form.open();
  const offers = await form.askForOffers(buyer.application);
  await offers.complete();
  await offers.openDetails();
  await stop('b2-offers');
  await offers.compare(2);
  await stop('b3-compare');
  await page.goBack();
  await offers.listed();

  const particulars = await offers.choose();
  await stop('b3-persons');
  await particulars.fill(buyer.application);
  await particulars.proceed();
  const payment = new PaymentPage(shop);
  await payment.arrived();
  await payment.press();
  await page.getByRole('alert').first().waitFor();
  await stop('b4-payment-errors');
  await payment.fillCard(goodCard);
  await payment.chooseInstallments(1);
  await payment.fillBilling(billingOf(buyer.email));
  await payment.consent();
  await stop('b5-payment');

  const bank = await payment.payThroughBank();
  const policy = await bank.confirmAndReturn(await sandbox.bankCode(buyer.phone));
  await policy.ready();
  await policy.mailSent();
  await stop('b6-policy');
  return { email: buyer.email, paper: await policy.downloaded('policy') };
}

/** Its pages with their texts, its letters and its paper. */
export async function photographPurchase(
  page: Page,
  language: Language,
  sandbox: Sandbox,
  album: Album,
): Promise<void> {
  const { email, paper } = await walkPurchase(page, language, sandbox, (name) =>
    photograph(page, album, name),
  );
  writeFileSync(join(album.folder, 'policy.pdf'), paper);
  for (const [at, { id }] of (await sandbox.mailsTo(email)).entries()) {
    const { subject, text } = await sandbox.openMail(id);
    keepText(album, `mail-${at}`, `${subject}\n\n${text}`);
  }
}
