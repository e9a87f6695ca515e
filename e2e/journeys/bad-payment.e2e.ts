import { expect, test } from '@playwright/test';
import { newBuyer } from '../buyers/buyer.ts';
import { billingOf, cardNumbered, goodCard } from '../buyers/cards.ts';
import { languageOfToday } from '../buyers/rotation.ts';
import { FormPage } from '../pages/form-page.ts';
import { domesticTravel, shopFor } from '../pages/shop.ts';
import { timesOf } from '../turns/journeys-in-turn.ts';

for (const language of languageOfToday(1, timesOf('bad-payment'))) {
  test(`every rule of the payment form says in ${language} what to do, and nothing typed is lost`, async ({
    page,
  }) => {
    const shop = await shopFor(page, domesticTravel, language);
    const { words } = shop;
    const buyer = newBuyer(shop.samples, `odeme-${language}`);
    const form = await new FormPage(shop).open();
    const offers = await form.askForOffers(buyer.application);
    await offers.listed();
    const payment = await offers.buy();
    await payment.billingField('email').fill('defne@ornek');
    /* who is named stands on the card already, and may be another one */
    for (const part of ['firstName', 'lastName'] as const) {
      const [person] = buyer.application.insured ?? [];
      await expect(payment.cardField(part)).toHaveValue(String(person?.[part]));
      await payment.cardField(part).fill('');
    }

    await test.step('nothing filled in', async () => {
      await payment.press();
      await payment.refuses(
        ...['cardNumber', 'firstName', 'lastName', 'month', 'cvv', 'place', 'address', 'email'].map((name) =>
          words(`payment.error.${name}`),
        ),
        words('consent.pre-information.error'),
        words('consent.distance-sales-contract.error'),
        words('consent.special-terms.error'),
      );
      await expect(page).toHaveTitle(words('title.error', { title: words('payment.title') }));
    });

    await payment.fillBilling(billingOf(buyer.email));
    await payment.consent();
    for (const { why, card, message } of [
      { why: '15 digits', card: { number: '411111111111112' }, message: 'payment.error.cardNumber' },
      {
        why: 'American Express',
        card: { ...cardNumbered('374427000000003') },
        message: 'payment.error.cardType',
      },
      { why: 'a month that is none', card: { month: '13' }, message: 'payment.error.month' },
      { why: 'a month without its year', card: { year: '' }, message: 'payment.error.year' },
      { why: 'a card that has run out', card: { year: '2020' }, message: 'payment.error.expired' },
      { why: 'two digits behind the card', card: { cvv: '12' }, message: 'payment.error.cvv' },
    ]) {
      await test.step(why, async () => {
        await payment.fillCard({ ...goodCard, ...card });
        await payment.press();
        await payment.refuses(words(message));
      });
    }
    await expect(payment.billingField('address')).toHaveValue(billingOf(buyer.email).address);
  });
}
