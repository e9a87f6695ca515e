import { expect, type Locator } from '@playwright/test';
import type { Application } from '@sigorta/product-kit/field';
import { takenOver } from './hydration.ts';
import { ParticularsPage } from './particulars-page.ts';
import { PaymentPage } from './payment-page.ts';
import type { Shop } from './shop.ts';

/** The offers of one quote, from the waiting room to the list. */
export class OffersPage {
  readonly shop: Shop;
  /** the whole application, of which a price needs a part */
  readonly application: Application | undefined;

  constructor(shop: Shop, application?: Application) {
    this.shop = shop;
    this.application = application;
  }

  /** the address names the quote and nothing personal */
  async arrived(): Promise<void> {
    const { page, path } = this.shop;
    await expect(page).toHaveURL(
      (url) => url.pathname === path('offers') && /^\?sorgu=[\w-]+$/.test(url.search),
    );
  }

  get cards(): Locator {
    return this.shop.page
      .getByRole('region', { name: this.shop.words('offers.list'), exact: true })
      .getByRole('article');
  }

  get failures(): Locator {
    return this.shop.page.locator('details', { hasText: this.shop.words('failures.title') });
  }

  card(insurer: string): Locator {
    return this.cards.filter({ hasText: insurer });
  }

  /** the first card is there */
  async listed(): Promise<void> {
    await expect(this.cards.first()).toBeVisible();
  }

  /** every insurer that sells the product has answered or is named with its reason */
  async complete(): Promise<void> {
    const { page, words } = this.shop;
    await this.listed();
    const [before = '', between = '', after = ''] = words('offers.answered', { answered: 1001, total: 1002 })
      .split(/100[12]/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    const everybody = new RegExp(`${before}(?<!\\d)(\\d+)${between}\\1(?!\\d)${after}`);
    await expect(page.getByText(everybody)).toBeVisible({ timeout: 25_000 });
  }

  /** as who comes back finds it: a list that fills before a buyer's eyes keeps a line more on a phone */
  async openedWhole(): Promise<void> {
    await this.complete();
    await this.shop.page.reload();
    await this.complete();
  }

  /** offers that came while the list stood there are sorted in, as a buyer does it */
  async sortIn(): Promise<void> {
    const { page, words } = this.shop;
    const order = page.getByLabel(words('sort.label'), { exact: true });
    await takenOver(order);
    await order.selectOption('price-down');
    await order.selectOption('price');
  }

  async openDetails(at = 0): Promise<Locator> {
    const card = this.cards.nth(at);
    const toggle = card.getByRole('button', { name: this.shop.words('offer.details') });
    await takenOver(toggle);
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    return card;
  }

  /** the first ones of the list, side by side */
  async compare(count: number): Promise<void> {
    const { page, words } = this.shop;
    for (let at = 0; at < count; at += 1) await this.cards.nth(at).getByRole('checkbox').check();
    await page.getByRole('button', { name: words('tray.compare', { count }) }).click();
    await expect(page.getByRole('table')).toBeVisible();
  }

  buyLink(card: Locator = this.cards.first()): Locator {
    return card.getByRole('link');
  }

  /** of a product whose price comes first: on to whom it insures */
  async choose(card: Locator = this.cards.first()): Promise<ParticularsPage> {
    await this.buyLink(card).click();
    const particulars = new ParticularsPage(this.shop);
    await particulars.arrived();
    return particulars;
  }

  async buy(card: Locator = this.cards.first()): Promise<PaymentPage> {
    if (this.shop.priceFirst) {
      if (!this.application) throw new Error('nobody knows whom the offer insures');
      const particulars = await this.choose(card);
      await particulars.fill(this.application);
      await particulars.proceed();
    } else await this.buyLink(card).click();
    const payment = new PaymentPage(this.shop);
    await payment.arrived();
    return payment;
  }
}
