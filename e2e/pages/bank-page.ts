import { expect, type Locator } from '@playwright/test';
import { PolicyPage } from './policy-page.ts';
import type { Shop } from './shop.ts';

/** The bank's challenge, on its own origin. Its words are Turkish and English in every language of ours. */
export class BankPage {
  readonly shop: Shop;

  constructor(shop: Shop) {
    this.shop = shop;
  }

  async arrived(): Promise<void> {
    await expect(this.code).toBeVisible();
  }

  get code(): Locator {
    return this.shop.page.getByLabel(/6 haneli kod/);
  }

  async confirm(code: string): Promise<void> {
    await this.code.fill(code);
    await this.shop.page.getByRole('button', { name: /Onayla/ }).click();
  }

  async cancel(): Promise<void> {
    await this.shop.page.getByRole('button', { name: /Vazgeç/ }).click();
  }

  async confirmAndReturn(code: string): Promise<PolicyPage> {
    await this.confirm(code);
    const policy = new PolicyPage(this.shop);
    await policy.arrived();
    return policy;
  }
}
