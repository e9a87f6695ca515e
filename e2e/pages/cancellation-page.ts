import { expect, type Locator, type Page } from '@playwright/test';
import { withLanguage } from '@sigorta/i18n/paths';
import { type CancellationLanguage, cancellationTexts } from '../words/cancellation-texts.ts';
import { Keyboard } from './keyboard.ts';

interface Person {
  identity: string;
  /** as typed, `05/07/1990` */
  birthDate: string;
}

/** `/police-iptal-servisi`, walked with the keys only. */
export class CancellationPage {
  readonly page: Page;
  readonly language: CancellationLanguage;
  readonly keyboard: Keyboard;

  constructor(page: Page, language: CancellationLanguage) {
    this.page = page;
    this.language = language;
    this.keyboard = new Keyboard(page);
  }

  get texts() {
    return cancellationTexts[this.language];
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  get refund(): Locator {
    return this.page.getByText(this.texts['estimate.refund'], { exact: true }).locator('..');
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  async open(): Promise<void> {
    await this.page.goto(withLanguage('/police-iptal-servisi', this.language));
    await expect(this.page.getByLabel(this.texts['product.label'])).toBeVisible();
  }

  async find(policyNumber: string, { identity, birthDate }: Person): Promise<void> {
    const { texts, page, keyboard } = this;
    await keyboard.reach(page.getByRole('radio', { name: texts['way.phone'] }));
    const byNumber = page.getByRole('radio', { name: texts['way.number'] });
    await keyboard.move(this.language === 'ar' ? 'ArrowLeft' : 'ArrowRight', byNumber);
    await keyboard.type(page.getByLabel(texts['number.label'], { exact: true }), policyNumber);
    await keyboard.type(page.getByLabel(texts['identity.label']), identity);
    await keyboard.type(page.getByLabel(texts['birth.label']), birthDate);
    await keyboard.press(page.getByRole('button', { name: texts['number.submit'] }));
  }

  /** up to the question */
  async ask(): Promise<void> {
    await this.keyboard.press(this.page.getByRole('button', { name: this.texts['ask.action'] }));
    await expect(this.dialog).toBeVisible();
  }

  async leave(): Promise<void> {
    await this.keyboard.press(this.dialog.getByRole('button', { name: this.texts['confirm.no'] }));
    await expect(this.dialog).toBeHidden();
  }

  async sayYes(): Promise<void> {
    await this.keyboard.press(this.dialog.getByRole('button', { name: this.texts['confirm.yes'] }));
  }

  async tracked(state: 'refunded' | 'refused' | 'passing-on'): Promise<void> {
    const title = this.texts[`track.title.${state}`];
    await expect(this.page.getByText(title)).toBeVisible({ timeout: 30_000 });
  }
}
