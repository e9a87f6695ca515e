import { expect, type Locator, type Page } from '@playwright/test';
import { tr as words } from '../../apps/shell/src/chat/texts/tr.ts';

export const chatCorner = (page: Page): Locator => page.getByRole('complementary', { name: words.title });

/**
 * The button of the chat once it has come: after the page's handlers, which a browser whose clock is set says to nobody, or at the
 * first key.
 */
export async function chatOpener(page: Page): Promise<Locator> {
  const button = chatCorner(page).getByRole('button');
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(button).toBeVisible({ timeout: 500 });
  }).toPass();
  return button;
}
