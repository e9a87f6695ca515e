import type { Page } from 'playwright';

export const formPath = '/yurt-disi-seyahat';
export const submitButton = '#application [aria-current=step] button[type=submit]';

/** Foreign travel's form with its own handlers, in a page of its own. */
export async function openForm(page: Page, site: string): Promise<void> {
  await page.goto(`${site}${formPath}`, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForFunction(() => performance.getEntriesByName('hydrated:page').length > 0);
}

export interface FormAct {
  name: string;
  /** what has to be there before, not measured */
  prepare?: () => Promise<void>;
  act: () => Promise<void>;
  /** what the page holds once it has answered in full, where the first picture may hold less */
  whole?: string;
}

const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-GB', { timeZone: 'Europe/Istanbul' });

/** What a buyer does to an empty form, one after another on the same page. */
export function formActs(page: Page): FormAct[] {
  const country = page.locator('#application [name="country"], #application [role=combobox]').first();
  const [begin, end] = ['beginDate', 'endDate'].map((name) => page.locator(`#application [name="${name}"]`));
  const proceed = () => page.locator(submitButton).click();
  const type = async (what: typeof country | undefined, text: string): Promise<void> => {
    await what?.click();
    await what?.pressSequentially(text);
  };
  return [
    { name: 'continue on an empty form', act: proceed, whole: '#application [role=alert]' },
    { name: 'a name in the box of countries', act: () => type(country, 'alm') },
    { name: 'a day in a box of dates', act: () => type(begin, inDays(2)) },
    {
      name: 'continue on a step that is right',
      prepare: async () => {
        await type(country, 'almanya');
        await page.keyboard.press('Enter');
        await begin?.fill(inDays(14));
        await end?.fill(inDays(21));
        await page.keyboard.press('Escape');
      },
      act: proceed,
      whole: '#application section ~ section[aria-current=step]',
    },
  ];
}
