import { expect, type Locator, type Page } from '@playwright/test';
import { accountTexts } from '../words/account-texts.ts';

/** `/policelerim` of a phone that logged in, section by section. */
export class AccountPage {
  readonly page: Page;
  readonly texts: (typeof accountTexts)['tr'] | (typeof accountTexts)['ar'];

  constructor(page: Page, language: 'tr' | 'ar') {
    this.page = page;
    this.texts = accountTexts[language];
  }

  get panel(): Locator {
    return this.page.getByRole('tabpanel');
  }

  card(name: string): Locator {
    return this.panel.getByRole('listitem').filter({ hasText: name });
  }

  tab(name: string): Locator {
    return this.page.getByRole('tab', { name });
  }

  /** walks the tabs with the arrow that goes on in the direction of reading */
  async walkTo(name: string, arrow: 'ArrowRight' | 'ArrowLeft'): Promise<void> {
    const tabs = this.page.getByRole('tab');
    await expect(this.page.getByRole('tab', { selected: true })).toBeVisible();
    const selected = await tabs.evaluateAll((all) => all.map((tab) => tab.getAttribute('aria-selected')));
    const from = selected.indexOf('true');
    await tabs.nth(from).focus();
    for (let at = from + 1; at < selected.length; at += 1) {
      if ((await this.tab(name).getAttribute('aria-selected')) === 'true') break;
      await this.page.keyboard.press(arrow);
      await expect(tabs.nth(at)).toHaveAttribute('aria-selected', 'true');
    }
    await expect(this.tab(name)).toBeFocused();
    await expect(this.page.getByRole('tabpanel')).toHaveCount(1);
  }
}
