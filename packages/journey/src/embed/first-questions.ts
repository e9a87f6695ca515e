import type { Field } from '@sigorta/product-kit/field';
import type { Product } from '@sigorta/product-kit/product';

/**
 * What a frame on a partner's page asks: the first step, without what a draft may not keep. Ids, passports and health answers
 * are typed on our own page only, where the address says whose it is.
 */
export function firstQuestions(product: Product): readonly Field[] {
  const step = product.steps[0];
  return step?.kind === 'fields' ? step.fields.filter(({ sensitive }) => !sensitive) : [];
}
