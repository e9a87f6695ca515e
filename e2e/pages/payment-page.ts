import { expect, type Locator } from '@playwright/test';
import { fold } from '@sigorta/i18n/fold';
import { BankPage } from './bank-page.ts';
import { type Card, CardFrame, type CardPart, cardParts } from './card-frame.ts';
import { openRest } from './error-summary.ts';
import { PolicyPage } from './policy-page.ts';
import type { Shop } from './shop.ts';

export interface Billing {
  province: string;
  district: string;
  address: string;
  email: string;
}

/** An amount as it stands in a text of any language, without what stands between its thousands where that is a blank. */
export const amountIn = (text: string): string =>
  /\d(?:[\d.,]*\d)?/.exec(text.replace(/[^\d.,]/g, ''))?.[0] ?? '';

/** Card, installments, billing, consents and the one button that pays. */
export class PaymentPage {
  readonly shop: Shop;

  constructor(shop: Shop) {
    this.shop = shop;
  }

  async arrived(): Promise<void> {
    const { page, path, words } = this.shop;
    await expect(page).toHaveURL((url) => url.pathname === path('payment') && url.searchParams.has('teklif'));
    await expect(page.getByRole('heading', { level: 1, name: words('payment.title') })).toBeVisible();
    await expect(this.cardField('number')).toBeVisible();
  }

  get form(): Locator {
    return this.shop.page.locator('main form');
  }

  get payButton(): Locator {
    return this.form.locator('button[type=submit]');
  }

  get alert(): Locator {
    return this.form.getByRole('alert');
  }

  /** each message leads from the summary on top, which has the focus, to its field, where it stands again */
  async refuses(...messages: readonly string[]): Promise<void> {
    await expect(this.alert.first()).toBeFocused();
    await openRest(this.alert.first());
    await expect(this.alert.first().getByRole('link')).toHaveText([...messages]);
    for (const message of messages) {
      const places = [this.form, this.card.frame].map((place) =>
        place.locator('[data-field]', { hasText: message }).first(),
      );
      const seen = async () => (await Promise.all(places.map((place) => place.isVisible()))).includes(true);
      await expect.poll(seen, message).toBe(true);
    }
  }

  get installments(): Locator {
    return this.form.getByRole('table');
  }

  get card(): CardFrame {
    return new CardFrame(this.form);
  }

  cardField(part: CardPart): Locator {
    return this.card.field(part);
  }

  billingField(part: Exclude<keyof Billing, 'province'>): Locator {
    return this.form.locator(`[name="billing.${part}"]`);
  }

  async fillCard(card: Card): Promise<void> {
    await this.card.fill(card, (part) => this.shop.words(`card.${part}`));
  }

  /** @param count 1 is a single payment; others appear once the card's bank is known */
  async chooseInstallments(count: number): Promise<void> {
    const { words } = this.shop;
    const name = count === 1 ? words('installments.one') : words('installments.many', { count });
    await this.installments.getByRole('radio', { name }).check();
  }

  /** a card that may not, or a sum too small for installments, leaves nothing to choose */
  async payAtOnce(): Promise<void> {
    const { words } = this.shop;
    const single = this.installments.getByRole('radio', { name: words('installments.one') });
    const only = this.form.getByText(words('installments.only'));
    await expect(single.or(only)).toBeVisible();
    if (await single.isVisible()) await single.check();
  }

  async fillBilling(billing: Billing): Promise<void> {
    await this.choosePlace(billing);
    await this.labelled('billing.address').fill(billing.address);
    await this.labelled('billing.email').fill(billing.email);
  }

  /** typed without Turkish letters, the province first, and taken from the list */
  async choosePlace({ province, district }: Pick<Billing, 'province' | 'district'>): Promise<void> {
    const box = this.place;
    await box.fill(fold(`${province} ${district}`));
    await this.form.getByRole('option', { name: `${district}, ${province}`, exact: true }).click();
    await expect(box).toHaveValue(`${district}, ${province}`);
  }

  async consent(): Promise<void> {
    for (const use of this.shop.product.consents) {
      if (use.at === 'payment' && use.required)
        await this.form.locator(`input[name="consents.${use.id}"]`).check();
    }
  }

  /** what the button says will be charged, as it is written there */
  async amount(): Promise<string> {
    return amountIn((await this.payButton.textContent()) ?? '');
  }

  async press(): Promise<void> {
    await this.payButton.click();
  }

  async payThroughBank(): Promise<BankPage> {
    await this.press();
    const bank = new BankPage(this.shop);
    await bank.arrived();
    return bank;
  }

  async payDirectly(): Promise<PolicyPage> {
    await this.press();
    const policy = new PolicyPage(this.shop);
    await policy.arrived();
    return policy;
  }

  /** Card inputs hold nothing any more of what was typed: only who is named stands there, as on a first visit. */
  async cardIsForgotten(named: { firstName: string; lastName: string }): Promise<void> {
    const standing: Partial<Record<CardPart, string>> = named;
    for (const part of cardParts) await expect(this.cardField(part)).toHaveValue(standing[part] ?? '');
  }

  /** the box that one types into; what it answers stands in `billingField('district')` */
  get place(): Locator {
    return this.labelled('billing.district');
  }

  private labelled(key: string): Locator {
    return this.form.getByLabel(this.shop.words(key), { exact: true });
  }
}
