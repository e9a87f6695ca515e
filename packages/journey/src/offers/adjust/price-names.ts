import { isForPrice } from '@sigorta/product-kit/price-part';
import type { Product } from '@sigorta/product-kit/product';
import { fieldsOf } from '@sigorta/product-kit/product-fields';
import { knownName } from '../../form/known-name.ts';

/** The answers for the price by their paths, a person's as of every person. */
export const priceNames = (product: Product): string[] => [
  ...fieldsOf(product)
    .filter(isForPrice)
    .map(({ name }) => name),
  ...product.insured.fields.filter(isForPrice).map(({ name }) => knownName('insured.', name)),
];
