import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { formatDate } from '@sigorta/i18n/date';
import { namesOf, newBuyer } from '../buyers/buyer.ts';
import { billingOf, goodCard } from '../buyers/cards.ts';
import { sha256, solid, textOf } from '../buyers/documents.ts';
import { FormPage } from '../pages/form-page.ts';
import { foreignTravel, shopFor } from '../pages/shop.ts';
import { sandbox } from '../system/global.ts';

const kept = join(import.meta.dirname, '../../.cache/e2e-documents');

test('two people, one with a passport, buy foreign travel in three installments', async ({ page }) => {
  const shop = await shopFor(page, foreignTravel);
  const buyer = newBuyer(shop.samples, 'taksit');
  const form = await new FormPage(shop).open();
  const offers = await form.askForOffers(buyer.application);
  // The cheapest offer can be paid in installments; the first to arrive need not.
  await offers.complete();

  const payment = await offers.buy();
  await payment.fillCard(goodCard);
  await payment.chooseInstallments(3);
  await payment.fillBilling(billingOf(buyer.email));
  await payment.consent();
  const total = await payment.amount();
  const bank = await payment.payThroughBank();
  const policy = await bank.confirmAndReturn(await sandbox.bankCode(buyer.phone));
  await policy.ready();
  await policy.mailSent();

  const pdf = await policy.downloaded('policy');
  await mkdir(kept, { recursive: true });
  await writeFile(join(kept, 'police-taksit.pdf'), pdf);
  const text = await textOf(pdf);
  for (const name of namesOf(buyer)) expect(text).toContain(name);
  for (const day of ['beginDate', 'endDate'])
    expect(solid(text)).toContain(solid(formatDate(String(buyer.application[day]), 'tr')));
  expect(text).toContain((await policy.number.textContent()) ?? 'a policy number');

  const receipt = await policy.downloaded('receipt');
  await writeFile(join(kept, 'makbuz-taksit.pdf'), receipt);
  expect((await textOf(receipt)).replace(/[^\d.,]/g, '')).toContain(total);

  const [bare, ...others] = await sandbox.mailsTo(buyer.email);
  expect([others, bare?.attachments]).toEqual([[], []]);
  await policy.openFromMail(await sandbox.pageOfMail(buyer.email));
  await expect.poll(async () => (await sandbox.mailsTo(buyer.email)).length).toBe(2);
  const attached = (await sandbox.papersTo(buyer.email)).attachments.map(({ base64 }) =>
    sha256(Buffer.from(base64, 'base64')),
  );
  expect(attached).toEqual([sha256(pdf), sha256(receipt)]);
});
