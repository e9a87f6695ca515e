import { expect } from '@playwright/test';
import type { Shop } from './shop.ts';

export class PaymentPage {
  readonly shop: Shop;

  constructor(shop: Shop) {
    this.shop = shop;
  }

  async arrived(): Promise<void> {
    const { page, path } = this.shop;
    await expect(page).toHaveURL((url) => url.pathname === path('payment') && url.searchParams.has('teklif'));
  }
}
