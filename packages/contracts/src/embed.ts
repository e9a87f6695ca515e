import type { Language } from '@sigorta/i18n/language';
import { withLanguage } from '@sigorta/i18n/paths';

/** Folder of the only addresses that pages of others may show in a frame (decision 0304). */
export const embedFolder = '/gomulu';

/** Where a frame's answers are handed over to our own page, in the body of a POST. */
export const handOverPath = `${embedFolder}/devam`;

/** Address of the bare page of a product. @param product its id */
export const embedPath = (product: string, language: Language): string =>
  withLanguage(`${embedFolder}/${product}`, language);

/** Stands before a partner's token in the calls of such a page: what it may ask is a list of its own. */
export const embedTokenMark = 'gomulu.';

/** What a bare page knows of itself. */
export interface Embed {
  /** id of the product whose first questions it asks */
  product: string;
  /** whose pages may show it; never rendered on the server */
  origins: string[];
}

/** What the frame tells the page around it: how tall its contents are, in CSS pixels. */
export interface FrameMessage {
  sigorta: 'height';
  height: number;
}

/** What the page around tells the frame, until it hears something. */
export interface HostMessage {
  sigorta: 'hello';
}

/**
 * Versions of the element for pages of others, oldest first: address and sum. Pages name the sum, so what a version is never
 * changes and none is taken back.
 */
export const embedElements = [
  {
    version: '1',
    path: `${embedFolder}/eleman-1.js`,
    integrity: 'sha384-n6o2Mq3BTAAFyCHlfCsNrMka3exB74aducx8hr7UbSBojtcRuT8J2MxOsSQH9DgM',
  },
] as const;

/** Characters of a draft that is handed over; two hundred persons with long names are no first step. */
export const longestDraft = 60_000;

/** Where a tab keeps the draft of a form. @param product its id */
export const draftKey = (product: string): string => `taslak:${product}`;
