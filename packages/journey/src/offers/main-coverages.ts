import type { Product } from '@sigorta/product-kit/product';

/** more of them, and fewer than five offers would stand on a screen; the others stand in the details */
const shownFirst = 3;

/** The coverages that decide, told alike on the list, in the order and on the policy's page. */
export const mainCoverages = ({ coverages }: Pick<Product, 'coverages'>): readonly string[] =>
  coverages.slice(0, shownFirst);

/** What stands behind a press. */
export const otherCoverages = ({ coverages }: Pick<Product, 'coverages'>): readonly string[] =>
  coverages.slice(shownFirst);
