import type { Page } from 'playwright';

export const formPath = '/yurt-disi-seyahat';
export const submitButton = '#application button[type=submit]';

/** Foreign travel's form with its own handlers, in a page of its own. */
export async function openForm(page: Page, site: string): Promise<void> {
  await page.goto(`${site}${formPath}`, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForFunction(() => performance.getEntriesByName('hydrated:page').length > 0);
}

/** What a buyer does to an empty form, by name, one after another on the same page. */
export function formActs(page: Page): [name: string, act: () => Promise<void>][] {
  const country = page.locator('#application [name="country"], #application [role=combobox]').first();
  const day = page.locator('#application [name="beginDate"]').first();
  return [
    ['continue on an empty form', () => page.locator(submitButton).click()],
    [
      'a name in the box of countries',
      async () => {
        await country.click();
        await country.pressSequentially('alm');
      },
    ],
    [
      'a day in a box of dates',
      async () => {
        await day.click();
        await day.pressSequentially('01/12/2026');
      },
    ],
  ];
}
