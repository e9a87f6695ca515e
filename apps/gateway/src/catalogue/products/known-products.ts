import { join } from 'node:path';
import { type DiscoveredProduct, discoverProducts } from '@sigorta/product-kit/discover';

const root = join(import.meta.dirname, '../../../../..');

/** Every product of the house by its id, in the order of the catalogue. */
export const knownProducts = async (): Promise<ReadonlyMap<string, DiscoveredProduct>> =>
  new Map((await discoverProducts(root)).map((found) => [found.product.id, found]));
