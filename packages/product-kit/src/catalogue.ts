import type { CatalogueEntry } from '@sigorta/contracts/catalogue';
import { type Language, languages } from '@sigorta/i18n/language';
import type { Family } from './family.ts';
import type { Product } from './product.ts';

const imageName = (id: string, file: string): string => `${id}${file.slice(file.lastIndexOf('.'))}`;

/** What shell, gateway and sandbox know of a product. Image names get the product's id, so that no two can collide. */
export function catalogueEntry(product: Product, { menuGroup }: Family): CatalogueEntry {
  const { name, menu, text, title, description } = product.card;
  const cardIn = (language: Language) => ({
    name: name[language],
    menu: menu[language],
    text: text[language],
    title: title[language],
    description: description[language],
  });
  return {
    id: product.id,
    family: product.family,
    menuGroup,
    order: product.order,
    categoryName: product.categoryName,
    paths: product.paths,
    aliases: [...(product.aliases ?? [])],
    card: Object.fromEntries(
      languages.map((language) => [language, cardIn(language)]),
    ) as CatalogueEntry['card'],
    image: imageName(product.id, product.images.scene),
    icon: imageName(product.id, product.images.icon),
  };
}
