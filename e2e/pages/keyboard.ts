import { expect, type Locator, type Page } from '@playwright/test';

/* more stops than any screen of ours has */
const mostStops = 80;

/** Hands on the keys only. */
export class Keyboard {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** presses Tab until the focus is there, in a frame of the page too */
  async reach(target: Locator): Promise<void> {
    const isFocused = () => target.evaluate((node) => node === document.activeElement && document.hasFocus());
    for (let stops = 0; stops < mostStops; stops += 1) {
      if ((await target.count()) > 0 && (await isFocused())) return;
      await this.page.keyboard.press('Tab');
    }
    await expect(target, 'reached with Tab').toBeFocused();
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.reach(target);
    await this.page.keyboard.type(text);
  }

  /** a box, or the first radio of a group nobody has chosen from */
  async tick(target: Locator): Promise<void> {
    await this.reach(target);
    await this.page.keyboard.press('Space');
    await expect(target).toBeChecked();
  }

  /** another radio of the group the focus is in */
  async move(key: 'ArrowRight' | 'ArrowLeft' | 'ArrowDown', target: Locator): Promise<void> {
    await this.page.keyboard.press(key);
    await expect(target).toBeChecked();
  }

  /** a drop-down takes the entry whose first letters are typed */
  async pick(target: Locator, letters: string): Promise<void> {
    await expect(target).toBeEnabled();
    await this.type(target, letters);
    await expect(target).not.toHaveValue('');
  }

  async press(target: Locator): Promise<void> {
    await this.reach(target);
    await this.page.keyboard.press('Enter');
  }
}
