import { withoutEndSlashes } from '@sigorta/i18n/paths';
import type { ProductPage, ProductPaths } from './journey-pages.ts';

interface Addressed {
  paths: ProductPaths;
  aliases: string[];
}

/** The product and page at a path without its language prefix; query and fragment must be cut before. */
export function findProductPage<P extends Addressed>(
  products: readonly P[],
  path: string,
): { product: P; page: ProductPage } | null {
  const wanted = withoutEndSlashes(path);
  for (const product of products) {
    if (product.aliases.includes(wanted)) return { product, page: 'form' };
    for (const [page, own] of Object.entries(product.paths)) {
      if (own === wanted) return { product, page: page as ProductPage };
    }
  }
  return null;
}
