import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '@sigorta/i18n/language';
import { withLanguage } from '@sigorta/i18n/paths';
import { listTexts } from '../words/list-texts.ts';
import { proposalTexts } from '../words/panel-money-texts.ts';

/** The list of payments and one of them, with its refunds. */
export class PanelPaymentsPage {
  readonly #page: Page;
  readonly #words: (typeof listTexts)['tr'];
  readonly #proposals: (typeof proposalTexts)['tr'];
  readonly #path: string;

  constructor(page: Page, language: keyof typeof listTexts & Language) {
    this.#page = page;
    this.#words = listTexts[language];
    this.#proposals = proposalTexts[language];
    this.#path = withLanguage('/panel/odemeler', language);
  }

  /** Looks a purchase up by its number and opens it. */
  async find(purchaseId: string): Promise<void> {
    await this.#page.getByRole('searchbox').fill(purchaseId);
    await this.#page.keyboard.press('Enter');
    const link = this.#page.getByRole('row').getByRole('link');
    await expect(link).toHaveCount(1);
    await link.click();
    await expect(this.#page).toHaveURL((url) => url.pathname === `${this.#path}/${purchaseId}`);
    await expect(this.#page.getByRole('heading', { name: this.#words['payments.attempts'] })).toBeVisible();
  }

  /** the list stands as it was left */
  async backTo(search: string): Promise<void> {
    await this.#page.getByRole('link', { name: this.#words.back }).click();
    await expect(this.#page.getByRole('searchbox')).toHaveValue(search);
    await this.#page.goBack();
  }

  async askForRefund(amount: string, reason: string): Promise<void> {
    await this.#button('refund.ask').click();
    const dialog = this.#page.getByRole('dialog');
    await dialog.getByRole('button', { name: this.#words['refund.send'] }).click();
    await expect(dialog).toContainText(this.#words['reason.error']);
    await dialog.getByLabel(this.#words['refund.amount'], { exact: true }).fill(amount);
    await dialog.getByLabel(this.#words['refund.reason'], { exact: true }).fill(reason);
    await dialog.getByRole('button', { name: this.#words['refund.send'] }).click();
    await expect(dialog).toBeHidden();
    await expect(this.ask).toContainText(reason);
  }

  /** the newest ask */
  get ask(): Locator {
    const agreed = this.#page.getByRole('region', { name: this.#proposals['box.list'] });
    return agreed.getByRole('listitem').first();
  }

  async mayNotDecide(): Promise<void> {
    await expect(this.ask).toContainText(this.#proposals.own);
    await expect(this.#decide).toHaveCount(0);
  }

  async approve(note: string): Promise<void> {
    await this.#decide.click();
    const dialog = this.#page.getByRole('dialog');
    await dialog.getByLabel(this.#proposals['decide.note'], { exact: true }).fill(note);
    await dialog.getByRole('button', { name: this.#proposals['decide.approve'], exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(this.ask).toContainText(this.#proposals['state.approved']);
  }

  /** Reloads until the money is where it is wanted. */
  async refunded(words: string): Promise<void> {
    const refunds = this.#page.getByRole('region', { name: this.#words['payments.refunds'] });
    await expect(async () => {
      await this.#page.reload();
      await expect(refunds.getByRole('row').last()).toContainText(words, { timeout: 3_000 });
    }).toPass({ timeout: 90_000 });
  }

  get #decide(): Locator {
    return this.#page.getByRole('button', { name: this.#proposals['decide.action'], exact: true });
  }

  #button(key: keyof (typeof listTexts)['tr']): Locator {
    return this.#page.getByRole('button', { name: this.#words[key], exact: true });
  }
}
