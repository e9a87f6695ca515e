import { expect, test } from '@playwright/test';
import { withLanguage } from '@sigorta/i18n/paths';
import { newBuyer } from '../buyers/buyer.ts';
import { billingOf, goodCard } from '../buyers/cards.ts';
import { isLookedAt } from '../buyers/rotation.ts';
import { look } from '../pages/axe.ts';
import { tellsChosenDay } from '../pages/chosen-day.ts';
import { FormPage } from '../pages/form-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { looksAsBefore } from '../pages/looks.ts';
import { domesticTravel, foreignTravel, shopFor } from '../pages/shop.ts';
import { timesOf } from '../turns/journeys-in-turn.ts';

for (const language of ['tr', 'ar'] as const) {
  for (const width of [390, 1280].filter((each) =>
    isLookedAt(language, each, timesOf('accessibility').day),
  )) {
    const at = `${language}-${width}`;
    test.describe(`in ${language} at ${width} px`, () => {
      test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });

      test('axe finds nothing serious on home and on the form in any of its states, and they look as before', async ({
        page,
      }) => {
        const home = await (await new HomePage(page, language).open()).priced();
        await expect(home.headline).toBeVisible();
        await look(page, 'home');
        await looksAsBefore(page, `home-${at}`);
        await page.goto(withLanguage('/boyle-bir-sayfa-yok', language));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await look(page, 'unknown page');
        await looksAsBefore(page, `not-found-${at}`);

        const shop = await shopFor(page, foreignTravel, language);
        const { words } = shop;
        const form = await new FormPage(shop).open();
        await look(page, 'form');
        await looksAsBefore(page, `form-${at}`);
        await form.proceed();
        await expect(form.summary).toBeFocused();
        await look(page, 'form with errors');
        await form.field('country').click();
        await expect(page.getByRole('listbox')).toBeVisible();
        await look(page, 'list open');
        await page.keyboard.press('Escape');
        await form.form
          .getByRole('button', { name: words('kit.calendar.open') })
          .first()
          .click();
        await expect(page.getByRole('dialog').getByRole('grid')).toBeVisible();
        await look(page, 'calendar open');
        await tellsChosenDay(page);
      });

      test('axe finds nothing serious where a chosen offer asks whom it insures', async ({ page }) => {
        const shop = await shopFor(page, foreignTravel, language);
        const { words } = shop;
        const { application } = newBuyer(shop.samples, 'axe');
        const form = await new FormPage(shop).open();
        const offers = await form.askForOffers(application);
        await offers.listed();
        const particulars = await offers.choose();
        await look(page, 'whom an offer insures');
        await particulars.fill(application);
        await page.getByRole('button', { name: words('consent.express-consent.read') }).click();
        await expect(
          page.getByRole('dialog').getByRole('button', { name: words('legal.accept') }),
        ).toBeVisible();
        await look(page, 'dialog open');
      });

      test('axe finds nothing serious from the offers to the policy, and they look as before', async ({
        page,
      }) => {
        const shop = await shopFor(page, domesticTravel, language);
        const { words } = shop;
        const buyer = newBuyer(shop.samples, `axe-${language}-${width}`);
        const form = await new FormPage(shop).open();
        const offers = await form.askForOffers(buyer.application);
        await offers.openedWhole();
        await offers.openDetails(0);
        await look(page, 'offers with details open');
        await looksAsBefore(page, `offers-${at}`);
        await offers.compare(2);
        await look(page, 'offers side by side');
        await looksAsBefore(page, `compare-${at}`);
        await page.getByRole('button', { name: words('compare.back') }).click();

        const payment = await offers.buy();
        await payment.press();
        await expect(payment.alert).toBeVisible();
        await look(page, 'payment with errors');
        await payment.fillCard(goodCard);
        await payment.fillBilling(billingOf(buyer.email));
        await payment.chooseInstallments(1);
        await payment.consent();
        await look(page, 'payment');
        await looksAsBefore(page, `payment-${at}`);
        const policy = await payment.payDirectly();
        await policy.ready();
        await look(page, 'policy');
        await looksAsBefore(page, `policy-${at}`);
      });
    });
  }
}
