import type { CatalogueCard } from '@sigorta/contracts/catalogue';
import { useBrand, useCatalogue } from '@sigorta/runtime/runtime';

/** The product that a brand's home puts first: the one it names, or the first that it sells. */
export function useFeatured(): CatalogueCard | undefined {
  const { home } = useBrand();
  const products = useCatalogue();
  return products.find(({ id }) => id === home?.product) ?? products[0];
}
