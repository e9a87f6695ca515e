import type { ProductPage, ProductPaths } from './journey-pages.ts';

interface Addressed {
  paths: ProductPaths;
  aliases: string[];
}

const trimmed = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') : path);

/** The product and page at a path without its language prefix; query and fragment must be cut before. */
export function findProductPage<P extends Addressed>(
  products: readonly P[],
  path: string,
): { product: P; page: ProductPage } | null {
  const wanted = trimmed(path);
  for (const product of products) {
    if (product.aliases.includes(wanted)) return { product, page: 'form' };
    for (const [page, own] of Object.entries(product.paths)) {
      if (own === wanted) return { product, page: page as ProductPage };
    }
  }
  return null;
}
