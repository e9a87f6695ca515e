import type { CatalogueCard } from '@sigorta/contracts/catalogue';

/** Groups of the menu in their order; families that sell alike stand together. */
const groupOfFamily: Readonly<Record<string, MenuGroup['id']>> = {
  travel: 'travel',
  health: 'health',
  vehicle: 'vehicle',
  dask: 'home',
  phone: 'home',
  pet: 'home',
};

const order = ['travel', 'health', 'vehicle', 'home', 'other'] as const;

export interface MenuGroup {
  /** its name is the text `group.<id>` */
  id: (typeof order)[number];
  products: CatalogueCard[];
}

/** Products by group, both in their order; a family nobody placed yet comes last, under "other". */
export function menuGroups(products: readonly CatalogueCard[]): MenuGroup[] {
  const groupOf = ({ family }: CatalogueCard) => groupOfFamily[family] ?? 'other';
  return order
    .map((id) => ({ id, products: products.filter((product) => groupOf(product) === id) }))
    .filter((group) => group.products.length > 0);
}
