import type { Product } from './product.ts';

/** Id of the step after payment; its texts are `step.createPolicy.title` and `.hint`. */
export const detailsStep = 'createPolicy';

/**
 * What is asked after payment, as a product with one step and nobody to insure: schema, wire, form and sealing then
 * need no second way. Null for the products that ask nothing more.
 */
export const policyDetailsOf = (product: Product): Product | null =>
  product.createPolicy
    ? {
        ...product,
        steps: [{ id: detailsStep, kind: 'fields', fields: product.createPolicy.fields }],
        insured: { min: 0, max: 0, fields: [] },
        rules: [],
        consents: [],
        summary: [],
      }
    : null;
