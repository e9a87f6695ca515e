import { draftKey } from '@sigorta/contracts/embed';
import type { Application } from '@sigorta/product-kit/field';

interface Kept {
  values: Application;
  reached: number;
}

/* memory of this document only: going back from the offers keeps ids too, a reload does not */
const kept = new Map<string, Kept & { beside: string | null }>();

/** The tab's draft as it lies there; null where there is none, or nothing may be stored. */
const draftOfTab = (productId: string): string | null => {
  try {
    return sessionStorage.getItem(draftKey(productId));
  } catch {
    return null;
  }
};

/** Keeps what stands in a form, once its draft was written. */
export const keepValues = (productId: string, { values, reached }: Kept): void =>
  void kept.set(productId, { values, reached, beside: draftOfTab(productId) });

/**
 * What this document remembers of a form. It holds for as long as the draft that was written beside it: where the buyer deleted that
 * (my policies), or another page left one (a renewal takes the old answers along), it is forgotten too.
 */
export const keptValues = (productId: string): Kept | undefined => {
  const found = kept.get(productId);
  if (found === undefined || found.beside === draftOfTab(productId)) return found;
  kept.delete(productId);
  return undefined;
};

export const forgetValues = (productId: string): void => void kept.delete(productId);
