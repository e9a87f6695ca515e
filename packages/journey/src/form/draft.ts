import { draftOf } from '@sigorta/product-kit/draft';
import type { Application } from '@sigorta/product-kit/field';
import type { Product } from '@sigorta/product-kit/product';
import { fieldsOf } from '@sigorta/product-kit/product-fields';
import { isRecord } from '@sigorta/product-kit/shape';
import { draftKey, draftLifeMs } from './open-drafts.ts';

const version = 1;

const keyOf = (product: Product): string => draftKey(product.id);

/* a declaration that changed since must not meet old answers */
const shapeOf = (product: Product): string =>
  [...fieldsOf(product), ...product.insured.fields].map(({ name, kind }) => `${name}:${kind}`).join();

export interface Draft {
  values: Application;
  /** how many steps had been completed */
  reached: number;
}

/** Keeps what may be kept; ids, passports and health answers never reach storage. */
export function saveDraft(product: Product, { values, reached }: Draft, now: number, store: Storage): void {
  const kept = { version, shape: shapeOf(product), savedAt: now, reached, values: draftOf(product, values) };
  try {
    store.setItem(keyOf(product), JSON.stringify(kept));
  } catch {
    /* full or forbidden: the form works without a draft */
  }
}

/** The draft of this product if it is young enough and of this shape; anything else is removed. */
export function readDraft(product: Product, now: number, store: Storage): Draft | null {
  try {
    const kept: unknown = JSON.parse(store.getItem(keyOf(product)) ?? 'null');
    if (isRecord(kept) && kept.version === version && kept.shape === shapeOf(product)) {
      const age = now - Number(kept.savedAt);
      if (age >= 0 && age < draftLifeMs && isRecord(kept.values)) {
        /* read through the same sieve: storage is not ours alone */
        return { values: draftOf(product, kept.values as Application), reached: Number(kept.reached) || 0 };
      }
    }
  } catch {
    /* not ours or damaged */
  }
  clearDraft(product, store);
  return null;
}

export function clearDraft(product: Product, store: Storage): void {
  try {
    store.removeItem(keyOf(product));
  } catch {
    /* forbidden */
  }
}
