import type { FormStep, Product } from '@sigorta/product-kit/product';

/** The first step that the register fills anything in of; undefined where the product has none. */
export const offeredAt = ({ register, steps }: Product): FormStep | undefined =>
  steps.find(
    (step) =>
      step.kind === 'fields' &&
      step.fields.some(({ name }) => register?.fills.some(({ field }) => field === name)),
  );
