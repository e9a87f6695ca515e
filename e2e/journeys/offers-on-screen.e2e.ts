import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { languages } from '@sigorta/i18n/language';
import { discoverProducts } from '@sigorta/product-kit/discover';
import { isRequest } from '@sigorta/product-kit/is-request';
import { inTurn, partOf, rotation } from '@sigorta/tooling/test/rotation';
import { askedList } from '../buyers/asked-list.ts';
import { ofFamilies } from '../buyers/journeys-of-today.ts';
import { crowdedOn } from '../pages/crowded.ts';
import { hardOffers } from '../pages/hard-offers.ts';
import { looksCame } from '../pages/hydration.ts';
import { OffersPage } from '../pages/offers-page.ts';
import { cutValue, notLoudest, wholeOnScreen } from '../pages/on-screen.ts';
import { shopOf } from '../pages/shop.ts';
import { basePort } from '../system/ports.ts';

test.use({ reducedMotion: 'reduce' });

/* our own and the three sample partners, each with letters of its own; the last one sells journeys alone */
const brands = ['default', 'kaya-acente', 'hizli-sepet', 'yol-arkadasi'] as const;

const screens = [
  [1280, 900, 5],
  [390, 844, 2],
] as const;

const sold = (await discoverProducts(join(import.meta.dirname, '../..'))).filter(
  ({ product }) => !isRequest(product),
);

/* a sixth of the products a day; of a family that was changed all. The way is counted in their turns, or a product would meet every sixth one alone */
const today = process.env.FAMILIES === undefined ? partOf(6, sold) : ofFamilies(sold);

for (const [place, found] of today.entries()) {
  const { id, family } = found.product;
  const sellers = brands.filter((brand) => brand !== 'yol-arkadasi' || family === 'travel');
  const ways = sellers.flatMap((brand) => languages.map((language) => [language, brand] as const));
  for (const [language, brand] of inTurn(place, ways, { day: Math.floor(rotation / 6) })) {
    test(`five offers of ${id} in ${language} of ${brand} stand on a desk’s first screen and two on a phone’s, each with its price and its button`, async ({
      page,
    }) => {
      await page
        .context()
        .addCookies([{ name: 'partner', value: brand, url: `http://localhost:${basePort}` }]);
      const shop = await shopOf(page, found, language);
      const list = await askedList(page.request, shop);
      const offers = new OffersPage(shop);
      for (const are of ['as they come', 'as long as they can be']) {
        if (are !== 'as they come') await hardOffers(page);
        await page.goto(list);
        await offers.listed();
        await looksCame(page);
        for (const [width, height, least] of screens) {
          await page.setViewportSize({ width, height });
          await page.evaluate(() => scrollTo(0, 0));
          const promised = Math.min(await offers.cards.count(), least);
          await expect
            .poll(() => wholeOnScreen(offers.cards), `${are} at ${width} px`)
            .toBeGreaterThanOrEqual(promised);
          expect(await notLoudest(offers.cards), `${are} at ${width} px`).toEqual([]);
          expect(await crowdedOn(page), `${are} at ${width} px`).toEqual([]);
          const order = page.getByLabel(shop.words('sort.label'), { exact: true });
          expect(await cutValue(order), `${are} at ${width} px`).toBeNull();
        }
      }
    });
  }
}
