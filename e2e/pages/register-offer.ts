import { expect, type Locator } from '@playwright/test';
import type { FormPage } from './form-page.ts';

/** What fills a form in from a registration document. */
export class RegisterOffer {
  readonly form: FormPage;

  constructor(form: FormPage) {
    this.form = form;
  }

  get button(): Locator {
    return this.form.form.getByRole('button', { name: this.form.shop.words('form.register.open') });
  }

  get find(): Locator {
    return this.form.form.getByRole('button', { name: this.form.shop.words('register.find') });
  }

  /** how it came out, in words */
  said(key: string): Locator {
    return this.form.form.getByRole('alert').filter({ hasText: this.form.shop.words(key) });
  }

  async open(): Promise<void> {
    await this.button.click();
    await expect(this.find).toBeVisible();
  }

  async ask(plate: string, serial: string): Promise<void> {
    await this.form.field('plate').fill(plate);
    await this.form.field('licenceSerial').fill(serial);
    await this.find.click();
  }
}
