import { keptValues } from './kept-values.ts';
import { openDrafts } from './open-drafts.ts';

/** Whether the form of a product still stands as it was filled in, in this document or in the tab's draft. In the browser only. */
export function isRemembered(productId: string): boolean {
  if (keptValues(productId) !== undefined) return true;
  try {
    return openDrafts(Date.now(), sessionStorage).some(({ product }) => product === productId);
  } catch {
    /* forbidden */
    return false;
  }
}
