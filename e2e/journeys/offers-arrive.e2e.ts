import { expect, type Page, test } from '@playwright/test';
import { newBuyer } from '../buyers/buyer.ts';
import { look } from '../pages/axe.ts';
import { FormPage } from '../pages/form-page.ts';
import type { OffersPage } from '../pages/offers-page.ts';
import { watchPlaces } from '../pages/on-screen.ts';
import { domesticTravel, shopFor } from '../pages/shop.ts';
import { portOf } from '../system/ports.ts';
import { type System, startOwnSystem } from '../system/system.ts';

test.describe.configure({ mode: 'default' });
test.use({ baseURL: `http://localhost:${portOf('offers-arrive')}` });

/* a world of its own, in which two insurers think long */
let system: System;
test.beforeAll(async () => {
  system = await startOwnSystem(portOf('offers-arrive'));
});
test.afterEach(() => system.sandbox.mend());
test.afterAll(() => system.stop());

async function ask(page: Page, language: 'tr' | 'ar'): Promise<OffersPage> {
  const shop = await shopFor(page, domesticTravel, language);
  const form = await new FormPage(shop).open();
  return form.askForOffers(newBuyer(shop.samples, 'gec').application);
}

/** Insurers as they stand in the list, by the names of their drawings. */
const insurersOf = (offers: OffersPage): Promise<string[]> =>
  offers.cards.evaluateAll((cards) =>
    cards.map((card) => /insurers\/([\w-]+)\.svg/.exec(card.querySelector('img')?.src ?? '')?.[1] ?? ''),
  );

for (const [language, width, height] of [
  ['tr', 1280, 900],
  ['ar', 390, 844],
] as const) {
  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('offers that come late move none that is on screen; they are announced, wait below, and a press sorts them in', async ({
      page,
    }) => {
      const { sandbox } = system;
      await sandbox.insurer('all', { delayMs: 0 });
      const atOnce = await ask(page, language);
      await atOnce.complete();
      await atOnce.sortIn();
      const byPrice = await insurersOf(atOnce);
      /* the cheapest and one in the middle: sorted in as they come, they would push the others down */
      const late = [byPrice[0] ?? '', byPrice[2] ?? ''];

      await sandbox.insurer(late[0] ?? '', { delayMs: 6_000 });
      await sandbox.insurer(late[1] ?? '', { delayMs: 8_000 });
      /* an empty form: what was typed would stand in it */
      await page.evaluate(() => sessionStorage.clear());
      const offers = await ask(page, language);
      await offers.listed();
      const moved = await watchPlaces(page);
      const { words } = offers.shop;
      /* on a busy machine others may be late too */
      const early = await insurersOf(offers);
      await offers.buyLink(offers.cards.nth(1)).hover();
      await offers.buyLink(offers.cards.nth(1)).focus();

      await offers.complete();
      const place = page.getByRole('status').getByRole('button');
      const count = await page
        .getByRole('list', { name: words('offers.cameLater') })
        .getByRole('article')
        .count();
      expect(count).toBeGreaterThanOrEqual(2);
      await expect(place).toHaveText(words('offers.place', { count }));
      expect((await insurersOf(offers)).slice(0, early.length)).toEqual(early);
      expect((await insurersOf(offers)).slice(-2)).toEqual(late);
      expect(await moved()).toEqual([]);
      await expect(offers.buyLink(offers.cards.nth(1))).toBeFocused();
      await look(page, `late offers in ${language}`);

      await place.click();
      expect(await insurersOf(offers)).toEqual(byPrice);
      await expect(place).toBeHidden();
      await expect(page.locator('ol:focus').getByRole('article')).toHaveCount(byPrice.length);
    });
  });
}
