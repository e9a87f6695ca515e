import type { Locator, Page } from '@playwright/test';
import type { Language } from '@sigorta/i18n/language';
import { withLanguage } from '@sigorta/i18n/paths';
import { type Words, wordsOf } from '../words/words.ts';

export class HomePage {
  readonly page: Page;
  readonly language: Language;
  readonly words: Words;

  constructor(page: Page, language: Language = 'tr') {
    this.page = page;
    this.language = language;
    this.words = wordsOf(language);
  }

  async open(): Promise<this> {
    await this.page.goto(withLanguage('/', this.language));
    return this;
  }

  get headline(): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.words('home.headline') });
  }

  /** Prices of today come when the page has its handlers. */
  async priced(): Promise<this> {
    await this.page.getByText(this.words('home.example.lowest')).first().waitFor({ state: 'attached' });
    return this;
  }

  /** Home shows eight products first. */
  async showAll(): Promise<void> {
    await this.page.getByRole('button', { name: this.words('home.products.all') }).click();
  }

  product(name: string): Locator {
    return this.page
      .getByRole('region', { name: this.words('home.products.title') })
      .getByRole('link', { name, exact: true });
  }
}
