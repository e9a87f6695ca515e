import { withoutEndSlashes } from '@sigorta/i18n/paths';
import type { ProductPage, ProductPaths } from './journey-pages.ts';

interface Addressed {
  paths: ProductPaths;
  aliases: string[];
  notOffered?: true;
}

/**
 * The product and page at a path without its language prefix; query and fragment must be cut before. Of a product that the
 * brand does not sell the form is no page; the others belong to a quote or a purchase that exists, whoever sells it today.
 */
export function findProductPage<P extends Addressed>(
  products: readonly P[],
  path: string,
): { product: P; page: ProductPage } | null {
  const wanted = withoutEndSlashes(path);
  for (const product of products) {
    if (product.aliases.includes(wanted)) return found(product, 'form');
    for (const [page, own] of Object.entries(product.paths)) {
      if (own === wanted) return found(product, page as ProductPage);
    }
  }
  return null;
}

const found = <P extends Addressed>(product: P, page: ProductPage) =>
  product.notOffered && page === 'form' ? null : { product, page };
