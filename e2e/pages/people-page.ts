import { expect, type Page } from '@playwright/test';
import type { Role } from '@sigorta/contracts/panel/permissions';
import type { Language } from '@sigorta/i18n/language';
import { withLanguage } from '@sigorta/i18n/paths';
import { auditTexts, peopleTexts } from '../words/people-texts.ts';

export interface Invited {
  name: string;
  email: string;
  role: Role;
  partnerId?: string;
}

/** Who works in the panel, and the log of what they did. */
export class PeoplePage {
  private readonly page: Page;
  private readonly language: Language;
  private readonly t: (typeof peopleTexts)['tr'];
  private readonly log: (typeof auditTexts)['tr'];

  constructor(page: Page, language: Language) {
    this.page = page;
    this.language = language;
    this.t = peopleTexts[language];
    this.log = auditTexts[language];
  }

  async openForm(): Promise<void> {
    await this.page.getByRole('button', { name: this.t.invite, exact: true }).click();
    await expect(this.page.getByRole('dialog')).toBeVisible();
  }

  async invite({ name, email, role, partnerId }: Invited): Promise<void> {
    const dialog = this.page.getByRole('dialog');
    await dialog.getByLabel(this.t.name, { exact: true }).fill(name);
    await dialog.getByLabel(this.t.email, { exact: true }).fill(email);
    await dialog.getByLabel(this.t.role, { exact: true }).selectOption(role);
    if (partnerId) await dialog.getByLabel(this.t.partner, { exact: true }).selectOption(partnerId);
    await dialog.getByRole('button', { name: this.t['invite.send'] }).click();
    await expect(this.page.getByRole('status').filter({ hasText: name })).toBeVisible();
  }

  async manage(name: string): Promise<void> {
    const label = this.t['manage.of'].replace('{{name}}', name);
    await this.page.getByRole('button', { name: label, exact: true }).click();
    await expect(this.page.getByRole('dialog')).toBeVisible();
  }

  /** @param name whose dialog is open */
  async switchOff(name: string): Promise<void> {
    const off = this.page
      .getByRole('dialog')
      .getByRole('button', { name: this.t['action.off'], exact: true });
    await off.click();
    await off.click();
    const row = this.page.getByRole('row').filter({ hasText: name });
    await expect(row.getByText(this.t['state.off'], { exact: true })).toBeVisible();
  }

  async openLog(): Promise<void> {
    await this.page.goto(withLanguage('/panel/denetim', this.language));
    await expect(this.page.getByRole('heading', { level: 1, name: this.log.title })).toBeVisible();
  }

  async expectLogged(action: 'action.staff.invited' | 'action.staff.switched-off'): Promise<void> {
    await expect(this.page.getByRole('cell', { name: this.log[action], exact: true }).first()).toBeVisible();
  }

  async checkChain(): Promise<void> {
    await this.page.getByRole('button', { name: this.log.check, exact: true }).click();
    await expect(this.page.getByText(this.log['check.whole'], { exact: true })).toBeVisible();
  }

  /** the newest of its kind; others write to the same log meanwhile */
  async openEntry(action: 'action.staff.invited' | 'action.staff.switched-off'): Promise<void> {
    const cell = this.page.getByRole('cell', { name: this.log[action], exact: true });
    const row = this.page.getByRole('row').filter({ has: cell }).first();
    await row.getByRole('button', { name: /\d/ }).filter({ hasText: this.log.details }).click();
    await expect(this.page.getByRole('dialog')).toContainText(this.log.hash);
  }
}
