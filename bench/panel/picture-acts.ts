import type { Page } from 'playwright';
import { listTexts } from '../../e2e/words/list-texts.ts';
import {
  cancellationQueueTexts,
  panelTexts,
  paymentRequestTexts,
  proposalTexts,
  transferTexts,
} from '../../e2e/words/panel-money-texts.ts';
import type { PictureLook, PictureState } from './picture-state.ts';

type Act = NonNullable<PictureState['act']>;

/** Words of the pages about sales, in the language of the picture. */
export const words = ({ language }: PictureLook) => {
  const of = language === 'ar' ? 'ar' : 'tr';
  return {
    list: listTexts[of],
    panel: panelTexts[of],
    notice: cancellationQueueTexts[of],
    request: paymentRequestTexts[of],
    transfer: transferTexts[of],
    proposal: proposalTexts[of],
  };
};

type Label = (of: ReturnType<typeof words>) => string;

/** Presses the first button of that name; the name's `{{…}}` stand for anything. */
export const press =
  (label: Label): Act =>
  async (page, look) => {
    await button(page, label(words(look))).click();
  };

/** Presses the button of a dialog: usually to see what it says of empty fields. */
export const pressInDialog =
  (label: Label): Act =>
  async (page, look) => {
    await page
      .getByRole('dialog')
      .getByRole('button', { name: label(words(look)), exact: true })
      .click();
  };

export const inTurn =
  (...acts: Act[]): Act =>
  async (page, look) => {
    for (const act of acts) await act(page, look);
  };

/** On phones the filters stand behind a button. */
export const openFilters: Act = async (page, look) => {
  if (look.width < 700) await button(page, words(look).panel['list.filters']).click();
};

const button = (page: Page, name: string) => {
  const [before = '', after = ''] = name.split(/\{\{\w+\}\}/);
  const pattern = new RegExp(`^${RegExp.escape(before)}.*${RegExp.escape(after)}`);
  return page.getByRole('button', { name: pattern }).first();
};
