import type { Language } from '@sigorta/i18n/language';
import type { Page } from 'playwright';
import type { Person } from './picture-people.ts';
import type { Things } from './picture-things.ts';

/** A page of the panel as somebody may see it. */
export interface PictureState {
  /** also its file: `payments-refund-ask` */
  name: string;
  /** without language prefix */
  path: string | ((things: Things) => string);
  /** who looks; an owner unless told otherwise, `null` somebody who is not signed in */
  who?: Person | null;
  /** before the page is opened: answers that fail or never come */
  before?: (page: Page) => Promise<void>;
  /** opens a dialog, a menu, an error; changes nothing that lasts, for other pictures follow */
  act?: (page: Page, look: PictureLook) => Promise<void>;
  /** an answer never comes: the network does not get quiet */
  waits?: boolean;
  /** answers fail on purpose: what the console says of them is no fault */
  fails?: boolean;
}

export interface PictureLook {
  language: Language;
  /** CSS pixels */
  width: number;
  things: Things;
}
