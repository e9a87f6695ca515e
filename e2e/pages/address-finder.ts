import { expect, type Locator } from '@playwright/test';
import { fold } from '@sigorta/i18n/fold';
import type { FormPage } from './form-page.ts';

export type AddressLevel =
  | 'province'
  | 'district'
  | 'area'
  | 'neighbourhood'
  | 'street'
  | 'building'
  | 'flat';

/** The panel that finds an address code, from the province down to the apartment. */
export class AddressFinder {
  readonly form: FormPage;

  constructor(form: FormPage) {
    this.form = form;
  }

  get button(): Locator {
    return this.form.form.getByRole('button', { name: this.form.shop.words('form.uavt.find') });
  }

  get panel(): Locator {
    return this.form.form.getByRole('region', { name: this.form.shop.words('form.uavt.title') });
  }

  level(level: AddressLevel): Locator {
    return this.panel.getByRole('combobox', {
      name: this.form.shop.words(`form.uavt.${level}`),
      exact: true,
    });
  }

  /** the error of one level, with its retry */
  failure(): Locator {
    return this.panel.getByRole('alert').filter({ hasText: this.form.shop.words('form.uavt.failed') });
  }

  async retry(): Promise<void> {
    await this.failure()
      .getByRole('button', { name: this.form.shop.words('kit.retry') })
      .click();
  }

  /** takes the entry that is found by typing, in plain small letters; nothing typed takes the first */
  async choose(level: AddressLevel, typed = ''): Promise<string> {
    const box = this.level(level);
    await expect(box).toBeEnabled();
    await box.click();
    if (typed !== '') await box.fill(typed);
    const option = this.form.shop.page.getByRole('option').first();
    /* the first of the list as it is after the typing */
    await expect.poll(async () => fold((await option.textContent()) ?? '')).toContain(typed);
    const name = (await option.textContent()) ?? '';
    await option.click();
    await expect(box).toHaveValue(name);
    return name;
  }
}
