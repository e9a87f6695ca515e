import { expect, type Page, test } from '@playwright/test';
import { partOf, rotation } from '@sigorta/tooling/test/rotation';
import { newBuyer } from '../buyers/buyer.ts';
import { billingOf, cardNumbered, refusedCards, testCards } from '../buyers/cards.ts';
import { BankPage } from '../pages/bank-page.ts';
import { FormPage } from '../pages/form-page.ts';
import type { PaymentPage } from '../pages/payment-page.ts';
import { foreignTravel, shopFor } from '../pages/shop.ts';
import { portOf } from '../system/ports.ts';
import { type System, startOwnSystem } from '../system/system.ts';
import { timesOf } from '../turns/journeys-in-turn.ts';

test.describe.configure({ mode: 'default' });

/* a world of its own, so that its ledger tells whether anybody was charged */
let system: System;
test.beforeAll(async () => {
  /* a buyer with a dozen bad cards would have to wait an hour after the sixth */
  system = await startOwnSystem(portOf('test-cards'), {
    PURCHASE_TIMINGS: JSON.stringify({ declinesPerHour: 100 }),
  });
});
test.afterAll(() => system.stop());

/** What the buyer reads for each outcome (spec §8, decision 138): the bank's reasons are told nobody apart. */
const messageOf: Record<string, string> = {
  'not-sufficient-funds': 'error.bank-not-approved',
  'do-not-honour': 'error.bank-not-approved',
  'invalid-transaction': 'error.bank-not-approved',
  'lost-card': 'error.bank-not-approved',
  'stolen-card': 'error.bank-not-approved',
  'not-permitted-to-holder': 'error.bank-not-approved',
  'not-permitted-to-terminal': 'error.bank-not-approved',
  'fraud-suspect': 'error.bank-not-approved',
  'pickup-card': 'error.bank-not-approved',
  'general-error': 'error.bank-not-approved',
  'md-status-0': 'error.bank-not-approved',
  'md-status-4': 'error.bank-not-approved',
  'expired-card': 'error.card-rejected',
  'invalid-cvc': 'error.card-rejected',
  'init-fails': 'error.bank-not-approved',
};

/** Who is insured first in the product's own sample. */
const traveller = { firstName: 'Defne', lastName: 'Aydın' };

/* one of each kind a time, which the buyer cannot tell apart; at the wire a quarter of the products a day are tried with another one each */
const kinds = Map.groupBy(refusedCards, ({ effect, refusing }) => `${refusing}, ${messageOf[effect]}`);
const refused = [...kinds.values()].flatMap((alike) =>
  partOf(alike.length, alike, timesOf('test-cards > a card that is refused')),
);

async function openPayment(
  page: Page,
  name: string,
): Promise<{ payment: PaymentPage; phone: string; email: string }> {
  const shop = await shopFor(page, foreignTravel);
  const buyer = newBuyer(shop.samples, name);
  const form = new FormPage(shop);
  await page.goto(`${system.url}${shop.path('form')}`);
  await form.ready();
  const offers = await form.askForOffers(buyer.application);
  await offers.listed();
  return { payment: await offers.buy(), phone: buyer.phone, email: buyer.email };
}

/** The form as it was: billing there, card gone. */
async function formIsKept(payment: PaymentPage, email: string): Promise<void> {
  await expect(payment.billingField('address')).toHaveValue(billingOf(email).address);
  await expect(payment.billingField('email')).toHaveValue(email);
  const { province, district } = billingOf(email);
  await expect(payment.place).toHaveValue(`${district}, ${province}`);
}

test(`a card that is refused says what happened, charges nothing and keeps the form (rotation ${rotation})`, async ({
  page,
}) => {
  test.setTimeout(300_000);
  expect(refusedCards.map(({ effect }) => effect).sort()).toEqual(Object.keys(messageOf).sort());
  const { payment, phone, email } = await openPayment(page, 'red');
  const { words } = payment.shop;
  await payment.fillBilling(billingOf(email));

  for (const { number, effect, refusing } of refused) {
    await test.step(effect, async () => {
      /* somebody else's card */
      await payment.fillCard({ ...cardNumbered(number), firstName: 'Selin', lastName: 'Korkmaz' });
      await payment.consent();
      if (refusing === 'at once') await payment.press();
      else {
        const bank = await payment.payThroughBank();
        await bank.confirm(await system.sandbox.bankCode(phone));
        await payment.arrived();
        await payment.cardIsForgotten(traveller);
      }
      await expect(payment.alert).toContainText(words(messageOf[effect] ?? ''));
      await formIsKept(payment, email);
    });
  }
  expect((await system.sandbox.charges()).rows).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toMatch(
    /4\d{15}/,
  );
});

test('a buyer who gives up at the bank, or types the code wrong three times, is not charged', async ({
  page,
}) => {
  const { payment, phone, email } = await openPayment(page, 'vazgec');
  const { words } = payment.shop;
  const card = cardNumbered('5526080000000006');
  await payment.fillBilling(billingOf(email));

  await test.step('gives up', async () => {
    await payment.fillCard(card);
    await payment.consent();
    const bank = await payment.payThroughBank();
    await bank.cancel();
    await payment.arrived();
    await expect(payment.alert).toContainText(words('error.bank-not-approved'));
    await formIsKept(payment, email);
  });
  await test.step('wrong codes', async () => {
    await payment.fillCard(card);
    await payment.consent();
    const bank = await payment.payThroughBank();
    const wrong = (await system.sandbox.bankCode(phone)) === '000000' ? '111111' : '000000';
    for (const left of [2, 1]) {
      await bank.confirm(wrong);
      await expect(page.getByRole('alert')).toContainText(String(left));
    }
    await bank.confirm(wrong);
    await payment.arrived();
    await expect(payment.alert).toContainText(words('error.bank-not-approved'));
  });
  expect((await system.sandbox.charges()).rows).toEqual([]);

  await test.step('and may still pay', async () => {
    await payment.fillCard(card);
    await payment.consent();
    const bank = await payment.payThroughBank();
    const policy = await bank.confirmAndReturn(await system.sandbox.bankCode(phone));
    await policy.ready();
    const { net } = await system.sandbox.charges();
    expect(net.map(({ charges }) => charges)).toEqual([1]);
  });
});

test('American Express is refused as a kind of card, a foreign or debit card pays at once only', async ({
  page,
}) => {
  const { payment, email } = await openPayment(page, 'kart-turu');
  const { words } = payment.shop;
  await payment.fillBilling(billingOf(email));
  const amex = testCards.find(({ association }) => association === 'AMERICAN_EXPRESS');
  await payment.fillCard({ ...cardNumbered(amex?.number ?? ''), cvv: '1234' });
  await payment.consent();
  await payment.press();
  await expect(payment.alert).toContainText(words('payment.error.cardType'));

  for (const card of testCards.filter(({ foreign, credit }) => foreign || !credit).slice(0, 4)) {
    await payment.fillCard(cardNumbered(card.number));
    await expect(payment.form.getByText(words('installments.only'))).toBeVisible();
  }
  await expect(new BankPage(payment.shop).code).toHaveCount(0);
});
