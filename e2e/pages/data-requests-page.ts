import { expect, type Locator, type Page } from '@playwright/test';
import { withLanguage } from '@sigorta/i18n/paths';
import { administrationWords } from '../words/administration-words.ts';

/** `/panel/veri-talepleri`, and what the log says of it. */
export class DataRequestsPage {
  private readonly page: Page;
  private readonly language: 'tr' | 'ar';
  private readonly t: (typeof administrationWords)['tr']['requests' | 'audit'] & Record<string, string>;

  constructor(page: Page, language: 'tr' | 'ar') {
    this.page = page;
    this.language = language;
    const { requests, audit } = administrationWords[language];
    this.t = { ...audit, ...requests };
  }

  /** the one row of a phone, found by its whole number */
  async find(phone: string): Promise<Locator> {
    await this.page.getByRole('searchbox').fill(phone);
    await this.page.keyboard.press('Enter');
    await expect(this.page).toHaveURL(/[?&]ara=/);
    const rows = this.page.getByRole('row').filter({ has: this.page.getByRole('button') });
    await expect(rows.filter({ hasText: phone.slice(-2) })).toHaveCount(1);
    return rows.filter({ hasText: phone.slice(-2) });
  }

  /** closes or opens it again, with a word about why */
  async work(row: Locator, action: 'settle' | 'reopen', reason: string): Promise<void> {
    await row.getByRole('button', { name: this.t[action], exact: true }).click();
    const dialog = this.page.getByRole('dialog', { name: this.t[`${action}.title`] });
    await dialog.getByRole('button', { name: this.t.save, exact: true }).click();
    await expect(dialog.getByText(this.t['reason.error'] ?? '')).toBeVisible();
    await dialog.getByLabel(this.t.reason ?? '', { exact: true }).fill(reason);
    await dialog.getByRole('button', { name: this.t.save, exact: true }).click();
    await expect(dialog).toBeHidden();
    const other = action === 'settle' ? 'reopen' : 'settle';
    await expect(row.getByRole('button', { name: this.t[other], exact: true })).toBeVisible();
  }

  async expectLogged(action: 'data-request.done' | 'data-request.reopened', reason: string): Promise<void> {
    await this.page.goto(`${withLanguage('/panel/denetim', this.language)}?islem=${action}`);
    const begin = (this.t['details.of'] ?? '').split('{{')[0] ?? '';
    await this.page
      .getByRole('button', { name: new RegExp(`^${RegExp.escape(begin)}`) })
      .first()
      .click();
    const entry = this.page.getByRole('dialog');
    await expect(entry).toContainText(this.t[`action.${action}`] ?? '');
    await expect(entry).toContainText(reason);
  }
}
