import { expect, type Page } from '@playwright/test';
import { withLanguage } from '@sigorta/i18n/paths';
import { sandbox } from '../system/global.ts';
import { loginTexts } from '../words/login-texts.ts';

/** The two steps of `/giris`, walked by keyboard. */
export class LoginPage {
  readonly page: Page;
  readonly language: 'tr' | 'ar';

  constructor(page: Page, language: 'tr' | 'ar') {
    this.page = page;
    this.language = language;
  }

  get texts() {
    return loginTexts[this.language];
  }

  async askFor(phone: string): Promise<void> {
    await this.page.goto(withLanguage('/giris', this.language));
    await this.page.waitForFunction(() => performance.getEntriesByName('hydrated:page').length > 0);
    await this.page.getByLabel(this.texts['phone.label']).fill(phone);
    await this.page.keyboard.press('Enter');
    await expect(this.page.getByLabel(this.texts['code.label'])).toBeFocused();
  }

  async type(code: string): Promise<void> {
    await this.page.getByLabel(this.texts['code.label']).fill(code);
    await this.page.keyboard.press('Enter');
  }

  /** the newest login code in the sandbox's SMS box */
  async code(phone: string): Promise<string> {
    for (const { text } of await sandbox.smsTo(phone)) {
      const code = /^\d{6}(?= )/.exec(text)?.[0];
      if (code) return code;
    }
    throw new Error('No login code was sent.');
  }
}
