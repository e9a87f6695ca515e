import type { Product } from '@sigorta/product-kit/product';

const firstSensitive = (product: Product): number =>
  product.steps.findIndex((step) =>
    (step.kind === 'insured' ? product.insured.fields : step.fields).some(({ sensitive }) => sensitive),
  );

/** The first step whose answers a draft leaves out; the last one when every answer may be kept. */
export function sensitiveStep(product: Product): number {
  const at = firstSensitive(product);
  return at < 0 ? product.steps.length - 1 : at;
}

/** Whether a draft of its form leaves any answer out. */
export const leavesOut = (product: Product): boolean => firstSensitive(product) >= 0;
