import type { ProductTexts } from './product.ts';

/* A code nobody named shows itself: better an odd word on the card than a missing row. */

/** Name of a coverage in the language of the texts. */
export const coverageName = (texts: ProductTexts, code: string): string => texts[`coverage.${code}`] ?? code;

/** One sentence on what the coverage pays; empty when there is none. */
export const coverageExplanation = (texts: ProductTexts, code: string): string =>
  texts[`coverage.${code}.explain`] ?? '';

export const exclusionName = (texts: ProductTexts, code: string): string =>
  texts[`exclusion.${code}`] ?? code;

/** Why an insurer made no offer; empty for a reason the product does not know. */
export const declineReason = (texts: ProductTexts, reason: string): string =>
  texts[`decline.${reason}`] ?? '';
