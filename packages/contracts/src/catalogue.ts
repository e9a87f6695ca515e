import type { Language } from '@sigorta/i18n/language';
import type { ProductPaths } from './journey-pages.ts';
import type { MenuGroupId } from './menu-group.ts';

/** What the build writes about every product, read by shell, gateway and sandbox. Sorted by `order`. */
export interface CatalogueEntry {
  id: string;
  family: string;
  /** of its family */
  menuGroup: MenuGroupId;
  order: number;
  /** matched with `kategori_ismi` of the categories operation */
  categoryName: string;
  paths: ProductPaths;
  /** other addresses of the form page (spec: English list shows `/paw-insurance`) */
  aliases: string[];
  card: Record<Language, { name: string; menu: string; text: string; title: string; description: string }>;
  /** file names below `/art/products/` and `/art/icons/` */
  image: string;
  icon: string;
}

/** The part of the catalogue a page carries: one language only. */
export interface CatalogueCard {
  id: string;
  /** the brand does not sell it: nothing names it and its form is no page, the pages of a purchase stay */
  notOffered?: true;
  family: string;
  menuGroup: MenuGroupId;
  paths: ProductPaths;
  aliases: string[];
  name: string;
  menu: string;
  text: string;
  image: string;
  icon: string;
}
