import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueEntry } from '@sigorta/product-kit/catalogue';
import type { DiscoveredProduct } from '@sigorta/product-kit/discover';

/** Copies every product's two images to `art/products` and `art/icons`; a missing one is named. */
export function copyImages(products: readonly DiscoveredProduct[], site: string): string[] {
  const missing: string[] = [];
  for (const { product, family, directory } of products) {
    const { image, icon } = catalogueEntry(product, family);
    for (const [file, place, name] of [
      [product.images.scene, 'products', image],
      [product.images.icon, 'icons', icon],
    ] as const) {
      const from = join(directory, 'images', file);
      if (!existsSync(from)) {
        missing.push(from);
        continue;
      }
      mkdirSync(join(site, 'art', place), { recursive: true });
      copyFileSync(from, join(site, 'art', place, name));
    }
  }
  return missing;
}
