import { expect, type Page } from '@playwright/test';

/** Chooses a day in the open calendar, which shows it where the system's colours took its grounds away, and leaves it. */
export async function tellsChosenDay(page: Page): Promise<void> {
  await page.keyboard.press('Enter');
  await page.emulateMedia({ forcedColors: 'active' });
  const groundOf = (selected: boolean) =>
    page
      .getByRole('gridcell', { selected })
      .getByRole('button', { disabled: false })
      .first()
      .evaluate((day) => getComputedStyle(day).backgroundColor);
  expect(await groundOf(true), 'a chosen day').not.toBe(await groundOf(false));
  await page.emulateMedia({ forcedColors: 'none' });
  await page.keyboard.press('Escape');
}
