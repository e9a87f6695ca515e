import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { formatMoney } from '@sigorta/i18n/money';
import { discoverProducts } from '@sigorta/product-kit/discover';
import { isRequest } from '@sigorta/product-kit/is-request';
import { partOf, rotation } from '@sigorta/tooling/test/rotation';
import { refusedCards } from '../buyers/cards.ts';
import { checkPolicy } from '../buyers/check-documents.ts';
import { sha256, textOf } from '../buyers/documents.ts';
import { ofFamilies } from '../buyers/journeys-of-today.ts';
import { QuickBuyer } from '../buyers/quick-buyer.ts';
import { languageOfToday } from '../buyers/rotation.ts';
import { counterOf } from '../pages/shop.ts';
import { sandbox } from '../system/global.ts';

/* Every product without a browser, in one language a day; the screens have `buy-every-product`. */

const products = ofFamilies(await discoverProducts(join(import.meta.dirname, '../..')));

/* a quarter of the products a day, each with another card than the last time; after an error that says nothing the gateway asks again
   first, which a page waits for */
const refusedToday = partOf(4, products);
const times = Math.floor(rotation / 4);
const withoutBank = products.filter(({ product }) => !isRequest(product) && !product.payment?.threeDSecure);
const refusedAt = (found: (typeof products)[number], place: number): (typeof refusedCards)[number] => {
  const at = withoutBank.indexOf(found);
  const cards = refusedCards.filter(({ refusing, effect }) =>
    at < 0 ? refusing !== 'at once' : refusing === 'at the charge' && effect !== 'general-error',
  );
  const card = cards[((at < 0 ? place : at) + times) % cards.length];
  if (!card) throw new Error('no card is refused');
  return card;
};
/** What the buyer's page is told of it. */
const codeOf = (effect: string): string =>
  ['expired-card', 'invalid-cvc'].includes(effect) ? 'card-rejected' : 'bank-not-approved';

const chargesOf = async (purchaseId: string) =>
  (await sandbox.charges()).net.filter(({ basketId }) => basketId === purchaseId);

for (const [place, found] of products.entries()) {
  const { product } = found;
  for (const language of languageOfToday(place)) {
    if (isRequest(product)) {
      test(`wire: ${product.id} is asked for in ${language}`, async ({ request }) => {
        const buyer = new QuickBuyer(request, await counterOf(found, language), `tel-${product.id}`);
        expect(await buyer.apply()).toMatch(/^[2-9A-Z]{10}$/);
      });
      continue;
    }
    test(`wire: ${product.id} is bought in ${language}, charged once, with policy, receipt and mail`, async ({
      request,
    }) => {
      const shop = await counterOf(found, language);
      const quick = new QuickBuyer(request, shop, `tel-${product.id}.${language}`);
      const [cheapest] = await quick.offers();
      if (!cheapest) throw new Error(`nobody offers ${product.id}`);
      const purchase = await quick.pay(cheapest);
      const total = formatMoney(cheapest.price, language).replace(/[^\d.,]/g, '');
      const policy = await quick.document(purchase, 'policy');
      checkPolicy(shop, quick.buyer, await textOf(policy), total);
      const receipt = await quick.document(purchase, 'receipt');
      expect((await textOf(receipt)).replace(/[^\d.,]/g, '')).toContain(total);
      const { attachments } = await quick.mail(purchase);
      expect(attachments.map(({ base64 }) => sha256(Buffer.from(base64, 'base64')))).toEqual(
        [policy, receipt].map(sha256),
      );
      expect((await chargesOf(purchase)).map(({ charges }) => charges)).toEqual([1]);
    });
  }
  if (isRequest(product)) continue;

  const refused = refusedAt(found, place);
  if (refusedToday.includes(found))
    test(`wire: ${product.id} is not sold on a card that is refused (${refused.effect}), and is with the next card`, async ({
      request,
    }) => {
      const quick = new QuickBuyer(request, await counterOf(found, 'tr'), `bos-${product.id}`);
      const [cheapest] = await quick.offers();
      if (!cheapest) throw new Error(`nobody offers ${product.id}`);
      if (product.payment?.threeDSecure) {
        const declined = await quick.start(cheapest, { number: refused.number });
        expect(await quick.reached(declined, ['declined', 'issued'])).toBe('declined');
        expect(await chargesOf(declined)).toEqual([]);
      } else expect(await quick.refused(cheapest, refused.number)).toBe(codeOf(refused.effect));
      const paid = await quick.pay(cheapest);
      expect((await chargesOf(paid)).map(({ charges }) => charges)).toEqual([1]);
    });

  if (!product.payment?.threeDSecure) continue;
  test(`wire: ${product.id} costs nothing when the buyer gives up at the bank`, async ({ request }) => {
    const quick = new QuickBuyer(request, await counterOf(found, 'tr'), `vaz-${product.id}`);
    const [cheapest] = await quick.offers();
    if (!cheapest) throw new Error(`nobody offers ${product.id}`);
    const left = await quick.start(cheapest, { atTheBank: 'cancel' });
    expect(await quick.reached(left, ['declined', 'issued'])).toBe('declined');
    expect(await chargesOf(left)).toEqual([]);
  });
}
