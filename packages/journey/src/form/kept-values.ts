import type { Application } from '@sigorta/product-kit/field';

interface Kept {
  values: Application;
  reached: number;
}

/* memory of this document only: going back from the offers keeps ids too, a reload does not */
const kept = new Map<string, Kept>();

export const keepValues = (productId: string, values: Kept): void => void kept.set(productId, values);
export const keptValues = (productId: string): Kept | undefined => kept.get(productId);
export const forgetValues = (productId: string): void => void kept.delete(productId);
