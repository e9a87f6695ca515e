import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { CatalogueEntry } from '@sigorta/contracts/catalogue';
import { languages } from '@sigorta/i18n/language';
import type { Product } from '@sigorta/product-kit/product';
import type { ProductFolder } from './products.ts';

const cardIn = (product: Product): CatalogueEntry['card'] => {
  const { name, menu, text, title, description } = product.card;
  const words = languages.map((language) => [
    language,
    {
      name: name[language],
      menu: menu[language],
      text: text[language],
      title: title[language],
      description: description[language],
    },
  ]);
  return Object.fromEntries(words) as CatalogueEntry['card'];
};

/** File name of a product's image in the site's folder of all products. */
const imageName = (product: Product, file: string) => `${product.id}${extname(file)}`;

export const catalogueEntry = ({ product }: ProductFolder): CatalogueEntry => ({
  id: product.id,
  family: product.family,
  order: product.order,
  categoryName: product.categoryName,
  paths: product.paths,
  aliases: [...(product.aliases ?? [])],
  card: cardIn(product),
  image: imageName(product, product.images.scene),
  icon: imageName(product, product.images.icon),
});

/** Refuses a catalogue in which two products share an id, an order or an address. */
export function checkCatalogue(entries: CatalogueEntry[]): CatalogueEntry[] {
  const owners = new Map<string, string>();
  for (const { id, order, paths, aliases } of entries) {
    for (const claim of [`id ${id}`, `order ${order}`, ...Object.values(paths), ...aliases]) {
      const owner = owners.get(claim);
      if (owner !== undefined) throw new Error(`${claim} is claimed by ${owner} and ${id}`);
      owners.set(claim, id);
    }
  }
  return entries;
}

/** Copies every product's two images to `art/products` and `art/icons`; a missing one is named. */
export function copyImages(folders: ProductFolder[], site: string): string[] {
  const missing: string[] = [];
  for (const { product, folder } of folders) {
    const { scene, icon } = product.images;
    for (const [file, place] of [
      [scene, 'products'],
      [icon, 'icons'],
    ] as const) {
      const from = join(folder, 'images', file);
      if (!existsSync(from)) {
        missing.push(from);
        continue;
      }
      mkdirSync(join(site, 'art', place), { recursive: true });
      copyFileSync(from, join(site, 'art', place, imageName(product, file)));
    }
  }
  return missing;
}
