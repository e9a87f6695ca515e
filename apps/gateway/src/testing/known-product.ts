import type { DiscoveredProduct } from '@sigorta/product-kit/discover';
import { knownProducts } from '../catalogue/products/known-products.ts';

let discovered: ReturnType<typeof knownProducts> | undefined;

/** Every product of the workspace with what only tests read of it: samples, wire names. */
export const allKnown = async (): Promise<DiscoveredProduct[]> => {
  discovered ??= knownProducts();
  return [...(await discovered).values()];
};

export const knownProduct = async (id: string): Promise<DiscoveredProduct> => {
  const found = (await allKnown()).find(({ product }) => product.id === id);
  if (!found) throw new Error(`no product ${id}`);
  return found;
};
