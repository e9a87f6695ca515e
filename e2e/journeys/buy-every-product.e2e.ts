import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { discoverProducts } from '@sigorta/product-kit/discover';
import type { FieldValues } from '@sigorta/product-kit/field';
import { isRequest } from '@sigorta/product-kit/is-request';
import { rotation } from '@sigorta/tooling/test/rotation';
import { type Buyer, newBuyer } from '../buyers/buyer.ts';
import { billingOf, goodCard } from '../buyers/cards.ts';
import { checkPolicy } from '../buyers/check-documents.ts';
import { sha256, textOf } from '../buyers/documents.ts';
import { journeysOfToday } from '../buyers/journeys-of-today.ts';
import { now } from '../buyers/today.ts';
import { fetchedInVain, listen } from '../pages/complaints.ts';
import { DetailsPage } from '../pages/details-page.ts';
import { FormPage } from '../pages/form-page.ts';
import type { OffersPage } from '../pages/offers-page.ts';
import { PolicyPage } from '../pages/policy-page.ts';
import { type Shop, shopOf } from '../pages/shop.ts';
import { sandbox } from '../system/global.ts';

const root = join(import.meta.dirname, '../..');
const kept = join(root, '.cache/e2e-documents');
const products = await discoverProducts(root);

/** Card, address and consents; then the bank where the product wants it, and what some products ask afterwards. */
async function pay(offers: OffersPage, buyer: Buyer): Promise<{ policy: PolicyPage; total: string }> {
  const { shop } = offers;
  const payment = await offers.buy();
  await payment.fillCard(goodCard);
  await payment.fillBilling(billingOf(buyer.email));
  await payment.payAtOnce();
  await payment.consent();
  const total = await payment.amount();
  if (shop.product.payment?.threeDSecure) {
    const bank = await payment.payThroughBank();
    await bank.confirm(await sandbox.bankCode(buyer.phone));
  } else await payment.press();
  return { policy: await afterPayment(shop), total };
}

async function afterPayment(shop: Shop): Promise<PolicyPage> {
  if (shop.product.createPolicy) {
    const details = new DetailsPage(shop);
    await details.arrived();
    return details.answer((shop.samples.details?.valid(now) ?? {}) as FieldValues);
  }
  const policy = new PolicyPage(shop);
  await policy.arrived();
  return policy;
}

for (const { found, language } of journeysOfToday(products)) {
  const { product } = found;
  if (isRequest(product)) {
    test(`${product.id} is asked for in ${language}`, async ({ page }) => {
      const shop = await shopOf(page, found, language);
      const form = await new FormPage(shop).open();
      await form.fill(newBuyer(shop.samples, `talep-${product.id}`).application);
      await form.proceed();
      await expect(page.getByText(shop.words('form.sent.next'))).toBeVisible();
    });
    continue;
  }
  test(`${product.id} is bought in ${language}, up to the PDF and the mail (rotation ${rotation})`, async ({
    page,
  }) => {
    const complaints = await listen(page);
    const shop = await shopOf(page, found, language);
    const buyer = newBuyer(shop.samples, `${product.id}.${language}`);
    const form = await new FormPage(shop).open();
    const offers = await form.askForOffers(buyer.application);
    await offers.listed();
    const { policy, total } = await pay(offers, buyer);
    await policy.ready();

    const pdf = await policy.downloaded('policy');
    await mkdir(kept, { recursive: true });
    await writeFile(join(kept, `${product.id}-${language}.pdf`), pdf);
    checkPolicy(shop, buyer, await textOf(pdf), total);

    await policy.mailSent();
    await policy.openFromMail(await sandbox.pageOfMail(buyer.email));
    await expect.poll(async () => (await sandbox.mailsTo(buyer.email)).length).toBe(2);
    const attached = (await sandbox.papersTo(buyer.email)).attachments;
    expect(attached.map(({ base64 }) => sha256(Buffer.from(base64, 'base64')))).toContain(sha256(pdf));
    await expect.poll(() => fetchedInVain(page)).toEqual([]);
    expect(complaints()).toEqual([]);
  });
}
