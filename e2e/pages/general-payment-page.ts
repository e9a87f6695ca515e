import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { paymentTexts } from '../words/payment-texts.ts';
import { type Words, wordsOf } from '../words/words.ts';
import { type Card, CardFrame } from './card-frame.ts';

/** The general payment page, from the link to the receipt. */
export class GeneralPaymentPage {
  readonly page: Page;
  readonly words: Words;

  constructor(page: Page, language: keyof typeof paymentTexts) {
    this.page = page;
    this.words = wordsOf(language, paymentTexts[language]);
  }

  get detail(): Locator {
    return this.page.getByLabel(this.words('detail.label'));
  }

  async confirm(detail: string): Promise<void> {
    await this.detail.fill(detail);
    await this.page.keyboard.press('Enter');
  }

  async opened(): Promise<void> {
    await expect(
      this.page.getByRole('heading', { level: 1, name: this.words('headline.asked') }),
    ).toBeVisible();
  }

  async payByCard(card: Card): Promise<void> {
    await new CardFrame(this.page.locator('main form')).fill(card, (part) => this.words(`card.${part}`));
    await this.page.locator('[name=notice]').check();
    await this.page.locator('main form button[type=submit]').click();
  }

  async confirmAtTheBank(code: () => Promise<string>): Promise<void> {
    const input = this.page.getByLabel(/6 haneli kod/);
    await expect(input).toBeVisible();
    await input.fill(await code());
    await this.page.getByRole('button', { name: /Onayla/ }).click();
  }

  async paid(): Promise<void> {
    await expect(this.page).toHaveURL(/genel-odeme-pdf\?odeme=/);
    await expect(this.page.getByRole('heading', { level: 1, name: this.words('paid.title') })).toBeVisible({
      timeout: 30_000,
    });
  }

  async receipt(): Promise<Buffer> {
    const button = this.page.getByRole('button', { name: this.words('paid.download') });
    await expect(button).toBeVisible({ timeout: 30_000 });
    const [file] = await Promise.all([this.page.waitForEvent('download'), button.click()]);
    return readFile(await file.path());
  }
}
