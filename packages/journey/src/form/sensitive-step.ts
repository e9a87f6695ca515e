import type { Product } from '@sigorta/product-kit/product';

/** The first step whose answers a draft leaves out; the last one when every answer may be kept. */
export function sensitiveStep(product: Product): number {
  const at = product.steps.findIndex((step) =>
    (step.kind === 'insured' ? product.insured.fields : step.fields).some(({ sensitive }) => sensitive),
  );
  return at < 0 ? product.steps.length - 1 : at;
}
