import type { Page } from 'playwright';
import { newBuyer } from '../../e2e/buyers/buyer.ts';
import { FormPage } from '../../e2e/pages/form-page.ts';
import { foreignTravel, shopFor } from '../../e2e/pages/shop.ts';

interface PricedForm {
  /** asks for offers and opens the answers above their list */
  toOffers: () => Promise<void>;
}

/** Foreign travel, answered as far as a price needs it, with that price beside it and its summary in view. */
export async function pricedForm(page: Page): Promise<PricedForm> {
  const shop = await shopFor(page, foreignTravel, 'tr');
  const { words } = shop;
  const form = await new FormPage(shop).open();
  await page.waitForFunction(() => performance.getEntriesByName('hydrated:page').length > 0);
  const { application } = newBuyer(shop.samples, 'surgu');
  await form.fill(application);
  const ticket = page.getByRole('complementary', { name: words('form.ticket.title') });
  await ticket.getByText(words('form.live.lowest'), { exact: true }).waitFor();
  await ticket.getByRole('slider').scrollIntoViewIfNeeded();
  return {
    toOffers: async () => {
      await form.proceed();
      const offers = await form.offers(application);
      await offers.complete();
      await page.getByRole('button', { name: words('offers.edit') }).click();
      await page.getByRole('slider').scrollIntoViewIfNeeded();
    },
  };
}

/** there and back, a step for each picture of a screen */
const steps = 40;

/** Takes the thumb of the page's slider through its length and back, as a finger does, and lets it go. */
export async function dragAcross(page: Page): Promise<void> {
  const box = await page.getByRole('slider').boundingBox();
  if (!box) throw new Error('no slider in view');
  const y = box.y + box.height / 2;
  const at = (share: number): number => box.x + 8 + (box.width - 16) * share;
  await page.mouse.move(at(0.2), y);
  await page.mouse.down();
  await page.mouse.move(at(0.9), y, { steps });
  await page.mouse.move(at(0.3), y, { steps });
  await page.mouse.up();
}
