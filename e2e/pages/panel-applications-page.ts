import { expect, type Page } from '@playwright/test';
import { fillPlaces } from '@sigorta/i18n/message';
import { listTexts } from '../words/list-texts.ts';
import { callGateway } from './call-gateway.ts';

/** Leaves a message as a visitor would, past the form. @returns its number */
export async function leaveMessage(page: Page, fullName: string, message: string): Promise<string> {
  const [{ data }] = await callGateway(page.context().request, 'vue/basvuru-yap', {
    adSoyad: fullName,
    telefon: '0532 123 45 67',
    urun: 'kasko',
    dil: 'tr',
    mesaj: message,
  });
  return data.basvuruNo;
}

/** The list of applications and one of them, worked with the keyboard. */
export class PanelApplicationsPage {
  readonly #page: Page;
  readonly #language: keyof typeof listTexts;
  readonly #words: Record<keyof (typeof listTexts)['tr'], string>;

  constructor(page: Page, language: keyof typeof listTexts) {
    this.#page = page;
    this.#language = language;
    this.#words = listTexts[language];
  }

  async look(words: string): Promise<void> {
    await this.#page.getByRole('searchbox').fill(words);
    await this.#page.keyboard.press('Enter');
  }

  async open(number: string): Promise<void> {
    const link = this.#page.getByRole('link', { name: number });
    await expect(link).toHaveCount(1);
    await link.focus();
    await this.#page.keyboard.press('Enter');
    await expect(this.#page.getByRole('heading', { level: 1 })).toContainText(number);
  }

  async assignTo(name: string): Promise<void> {
    const field = this.#page.getByLabel(this.#words['col.assignee'], { exact: true });
    const option = field.getByRole('option', { name, exact: true }).first();
    await field.selectOption((await option.getAttribute('value')) ?? '');
    await expect(field.locator('option:checked')).toHaveText(name);
  }

  async note(text: string): Promise<void> {
    await this.#page.getByLabel(this.#words['notes.label']).fill(text);
    await this.#page.keyboard.press('Tab');
    await this.#page.keyboard.press('Enter');
    await expect(this.#page.getByRole('listitem').filter({ hasText: text })).toBeVisible();
  }

  /** Says why, and reads the phone. */
  async reveal(value: string): Promise<void> {
    const field = this.#words['col.phone'];
    await this.#page
      .getByRole('button', { name: fillPlaces(this.#words['reveal.show'], { field }, this.#language) })
      .click();
    const dialog = this.#page.getByRole('dialog');
    await dialog.getByRole('button', { name: this.#words['reveal.action'], exact: true }).click();
    await expect(dialog).toContainText(this.#words['reason.error']);
    await dialog.getByRole('textbox').fill('Müşteri geri aranacak');
    await dialog.getByRole('button', { name: this.#words['reveal.action'], exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(this.#page.getByText(value)).toBeVisible();
  }

  async back(): Promise<void> {
    await this.#page.getByRole('link', { name: this.#words.back }).click();
  }

  /** @returns the file's text */
  async exportCsv(): Promise<string> {
    await this.#page.getByRole('button', { name: this.#words['export.button'] }).press('Enter');
    const downloaded = this.#page.waitForEvent('download');
    await this.#page.getByRole('button', { name: 'CSV' }).press('Enter');
    const stream = await (await downloaded).createReadStream();
    let text = '';
    for await (const piece of stream) text += String(piece);
    return text;
  }
}
