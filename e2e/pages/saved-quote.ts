import { expect, type Locator, type Page } from '@playwright/test';
import { savedTexts } from '../words/account-texts.ts';
import { takenOver } from './hydration.ts';
import type { Shop } from './shop.ts';

/** The dialog on the offers page that keeps a quote. */
export class SaveDialog {
  readonly shop: Shop;

  constructor(shop: Shop) {
    this.shop = shop;
  }

  get dialog(): Locator {
    return this.shop.page.getByRole('dialog');
  }

  /** @returns the link that opens the quote */
  async open(): Promise<string> {
    const { page, words } = this.shop;
    const button = page.getByRole('button', { name: words('offers.save') });
    await takenOver(button);
    await button.click();
    const link = this.dialog.locator('#saved-link');
    await expect(link).toHaveValue(/\?kayit=[\w-]{32}$/);
    await expect(this.dialog.getByRole('img')).toBeVisible();
    return link.inputValue();
  }

  async mailTo(address: string): Promise<void> {
    const { language } = this.shop;
    const texts = savedTexts[language === 'ar' ? 'ar' : 'tr'];
    await this.dialog.locator('#saved-email').fill(address);
    await this.dialog.getByRole('button', { name: texts['save.email'] }).click();
    await expect(this.dialog.getByText(texts['save.sent'])).toBeVisible();
  }
}

/** A kept quote behind its link. */
export class SavedQuotePage {
  readonly page: Page;
  readonly texts: (typeof savedTexts)['tr'] | (typeof savedTexts)['ar'];

  constructor(page: Page, language: 'tr' | 'ar') {
    this.page = page;
    this.texts = savedTexts[language];
  }

  get cards(): Locator {
    return this.page.getByRole('main').getByRole('list').first().getByRole('listitem');
  }

  async open(link: string): Promise<void> {
    await this.page.goto(link);
    await expect(this.page.getByText(this.texts['saved.private'])).toBeVisible();
    await expect(this.cards.first()).toBeVisible();
  }

  /**
   * @param birthDate ISO
   * @param phoneEnd left out of a quote that knows no phone yet
   */
  async claim({ phoneEnd, birthDate }: { phoneEnd?: string; birthDate: string }): Promise<void> {
    const dialog = this.page.getByRole('dialog');
    await expect(dialog.locator('#claim-phone')).toHaveCount(phoneEnd === undefined ? 0 : 1);
    if (phoneEnd !== undefined) await dialog.locator('#claim-phone').fill(phoneEnd);
    await dialog.locator('#claim-birth').fill(birthDate.split('-').reverse().join('/'));
    await dialog.getByRole('button', { name: this.texts['claim.submit'] }).click();
  }
}
