import { join } from 'node:path';
import { languages } from '@sigorta/i18n/language';
import { discoverProduct } from '@sigorta/product-kit/discover';
import { newBuyer } from '../buyers/buyer.ts';
import { billingOf, goodCard } from '../buyers/cards.ts';
import { FormPage } from '../pages/form-page.ts';
import { PolicyPage } from '../pages/policy-page.ts';
import { domesticTravel, foreignTravel, shopOf } from '../pages/shop.ts';
import { sandbox } from '../system/global.ts';
import { test } from './counting.ts';

const screens = [
  [1280, 900],
  [390, 844],
] as const;

/* The same purchase in this checkout and in one of before: it uses what the page objects of both have. */
for (const folder of [domesticTravel, foreignTravel]) {
  const found = await discoverProduct(join(import.meta.dirname, '../..', folder));
  const { id, payment: paying } = found.product;
  for (const language of languages) {
    for (const [width, height] of screens) {
      test.describe(() => {
        test.use({ viewport: { width, height } });
        test(`${id} ${language} ${width}`, async ({ page }, info) => {
          const shop = await shopOf(page, found, language);
          const buyer = newBuyer(shop.samples, `emek-${language}`);
          const form = await new FormPage(shop).open();
          const offers = await form.askForOffers(buyer.application);
          await offers.complete();
          /* whole, and nothing that stays in its place lies over its first or last line */
          const seen = await offers.cards.evaluateAll((cards) => {
            const isSeen = (card: Element): boolean => {
              const { top, bottom, left, right } = card.getBoundingClientRect();
              const isOnTop = (y: number) => card.contains(document.elementFromPoint((left + right) / 2, y));
              return top >= 0 && bottom <= window.innerHeight && isOnTop(top + 4) && isOnTop(bottom - 4);
            };
            return cards.filter(isSeen).length;
          });
          info.annotations.push({ type: 'offers', description: String(seen) });
          const payment = await offers.buy();
          await payment.fillCard(goodCard);
          await payment.fillBilling(billingOf(buyer.email));
          await payment.payAtOnce();
          await payment.consent();
          if (paying?.threeDSecure) {
            const bank = await payment.payThroughBank();
            await bank.confirm(await sandbox.bankCode(buyer.phone));
          } else await payment.press();
          await new PolicyPage(shop).arrived();
        });
      });
    }
  }
}
