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

  async open(): Promise<void> {
    await this.page.goto(withLanguage('/giris', this.language));
    await this.page.waitForFunction(() => performance.getEntriesByName('hydrated:page').length > 0);
  }

  async askFor(phone: string): Promise<void> {
    await this.open();
    await this.giveNumber(phone);
  }

  /** where the page stands already */
  async giveNumber(phone: string): Promise<void> {
    await this.page.getByLabel(this.texts['phone.label']).fill(phone);
    await this.page.keyboard.press('Enter');
    await expect(this.page.getByLabel(this.texts['code.label'])).toBeFocused();
  }

  async type(code: string): Promise<void> {
    await this.page.getByLabel(this.texts['code.label']).fill(code);
    await this.page.keyboard.press('Enter');
  }

  /** as from the messages, with the blank that phones put between the digits */
  async paste(code: string): Promise<void> {
    const input = this.page.getByLabel(this.texts['code.label']);
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await this.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const text = `${code.slice(0, 3)} ${code.slice(3)}`;
    await this.page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await input.press('Control+V');
    await expect(input).toHaveValue(code);
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
