import { draftKey } from '@sigorta/contracts/embed';
import { draftOf } from '@sigorta/product-kit/draft';
import type { Application, Field, FieldValues } from '@sigorta/product-kit/field';
import type { Product } from '@sigorta/product-kit/product';
import { fieldsOf } from '@sigorta/product-kit/product-fields';
import { isRecord } from '@sigorta/product-kit/shape';
import { draftLifeMs } from './open-drafts.ts';
import type { FilledNames } from './register/filled.ts';

const version = 1;

const keyOf = (product: Product): string => draftKey(product.id);

const shapesIn = (fields: readonly Field[]): string[] => fields.map(({ name, kind }) => `${name}:${kind}`);

const shapeOf = (product: Product): string =>
  shapesIn([...fieldsOf(product), ...product.insured.fields]).join();

/** What the form asked before as it asks today: a declaration that changed must not meet answers to other questions. */
function stillAsked(product: Product, shape: string, values: Application): Application {
  const before = new Set(shape.split(','));
  const same = (fields: readonly Field[], answers: FieldValues): FieldValues =>
    Object.fromEntries(
      fields
        .filter((field) => shapesIn([field]).some((one) => before.has(one)) && field.name in answers)
        .map(({ name }) => [name, answers[name]]),
    );
  const { insured, ...form } = values;
  return {
    ...same(fieldsOf(product), form as FieldValues),
    ...(Array.isArray(insured)
      ? { insured: insured.map((person) => same(product.insured.fields, person ?? {})) }
      : {}),
  };
}

export interface Draft extends Partial<FilledNames> {
  values: Application;
  /** how many steps had been completed */
  reached: number;
}

/** What may be kept, as text; ids, passports and health answers are never in it. */
export const writtenDraft = (product: Product, { values, ...others }: Draft, now: number): string =>
  JSON.stringify({
    ...others,
    version,
    shape: shapeOf(product),
    savedAt: now,
    values: draftOf(product, values),
  });

export function saveDraft(product: Product, draft: Draft, now: number, store: Storage): void {
  try {
    store.setItem(keyOf(product), writtenDraft(product, draft, now));
  } catch {
    /* full or forbidden: the form works without a draft */
  }
}

/**
 * The draft of this product if it is young enough; anything else is removed. Of one that another release wrote, what both ask
 * comes back, from the first step on.
 */
export function readDraft(product: Product, now: number, store: Storage): Draft | null {
  try {
    const kept: unknown = JSON.parse(store.getItem(keyOf(product)) ?? 'null');
    if (isRecord(kept) && kept.version === version && typeof kept.shape === 'string') {
      const age = now - Number(kept.savedAt);
      if (age >= 0 && age < draftLifeMs && isRecord(kept.values)) {
        /* read through the same sieve: storage is not ours alone */
        const values = draftOf(product, kept.values as Application);
        const names = Array.isArray(kept.filled)
          ? { filled: kept.filled.map(String), isOther: kept.isOther === true }
          : {};
        return kept.shape === shapeOf(product)
          ? { ...names, values, reached: Number(kept.reached) || 0 }
          : { values: stillAsked(product, kept.shape, values), ...names, reached: 0 };
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
