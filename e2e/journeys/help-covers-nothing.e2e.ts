import { expect, test } from '@playwright/test';
import { inTurn } from '@sigorta/tooling/test/rotation';
import { ar } from '../../apps/shell/src/chat/texts/ar.ts';
import { tr } from '../../apps/shell/src/chat/texts/tr.ts';
import { newBuyer } from '../buyers/buyer.ts';
import { look } from '../pages/axe.ts';
import { FormPage } from '../pages/form-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { coveredBelowHeader, lyingBelow } from '../pages/nothing-over.ts';
import { domesticTravel, shopFor } from '../pages/shop.ts';
import { basePort } from '../system/ports.ts';
import { timesOf } from '../turns/journeys-in-turn.ts';

test.use({ reducedMotion: 'reduce' });

for (const [language, width, height] of inTurn(
  0,
  [
    ['tr', 390, 844],
    ['ar', 390, 844],
    ['tr', 1280, 900],
  ] as const,
  timesOf('help-covers-nothing'),
)) {
  test(`in ${language} at ${width} px call and chat lie over nothing that is pressed, from home to payment`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    /* a brand that can be called and written to */
    await page
      .context()
      .addCookies([{ name: 'partner', value: 'sohbet', url: `http://localhost:${basePort}` }]);
    const help = page.getByRole('complementary', { name: (language === 'ar' ? ar : tr).title });
    const isFree = async (screen: string) => {
      await expect(help.getByRole('button')).toBeAttached();
      expect(await lyingBelow(help), screen).toEqual([]);
    };
    const home = await new HomePage(page, language).open();
    await expect(home.headline).toBeVisible();
    await isFree('home');
    await help.getByRole('button').click();
    await expect(help.getByText('Deniz Örnek')).toBeVisible();
    await look(page, 'chat open');

    const shop = await shopFor(page, domesticTravel, language);
    const form = await new FormPage(shop).open();
    await isFree('form');
    expect(await coveredBelowHeader(page), 'form').toEqual([]);
    const offers = await form.askForOffers(newBuyer(shop.samples, 'yardim').application);
    await offers.complete();
    await isFree('offers');
    await offers.buy();
    await isFree('payment');
  });
}
