import type { Locator, Page } from 'playwright';
import { administrationWords } from '../../e2e/words/administration-words.ts';
import type { PictureLook, PictureState } from './picture-state.ts';

type Before = NonNullable<PictureState['before']>;
export type Act = NonNullable<PictureState['act']>;
type Words = (typeof administrationWords)['tr'] | (typeof administrationWords)['ar'];
type Label = (words: Words) => string;

export const adminWords = ({ language }: PictureLook): Words =>
  administrationWords[language === 'ar' ? 'ar' : 'tr'];

/** The topmost dialog, or the page. */
const place = async (page: Page): Promise<Page | Locator> => {
  const dialogs = page.locator('dialog[open]');
  return (await dialogs.count()) > 0 ? dialogs.last() : page;
};

/** Presses the first button whose name begins so; a name's `{{…}}` end what is compared. */
export const pressed =
  (label: Label): Act =>
  async (page, look) => {
    const [begin = ''] = label(adminWords(look)).split('{{');
    const found = (await place(page)).getByRole('button', { name: new RegExp(`^${RegExp.escape(begin)}`) });
    await found.first().click();
  };

/** Types into the field of that name. */
export const typed =
  (label: Label, text: string): Act =>
  async (page, look) => {
    const name = label(adminWords(look));
    await (await place(page)).getByLabel(name, { exact: true }).first().fill(text);
  };

export const enter: Act = (page) => page.keyboard.press('Enter');

/** The true answer of an operation with something changed in it. */
export const alters =
  // biome-ignore lint/suspicious/noExplicitAny: an answer as it comes over the wire
    (producer: string, change: (body: any) => void): Before =>
    async (page) => {
      await page.route('**/apiConnection', async (route) => {
        if (route.request().headers().producer !== producer) return route.fallback();
        const answer = await route.fetch();
        const body = await answer.json();
        change(body);
        return route.fulfill({ response: answer, json: body });
      });
    };

export const both =
  (...befores: Before[]): Before =>
  async (page) => {
    for (const before of befores) await before(page);
  };
