import type { CatalogueCard } from '@sigorta/contracts/catalogue';
import { type MenuGroupId, menuGroupIds } from '@sigorta/contracts/menu-group';

export interface MenuGroup {
  /** its name is the text `group.<id>` */
  id: MenuGroupId;
  products: CatalogueCard[];
}

/** Products by the group their family says, both in their order. */
export const menuGroups = (products: readonly CatalogueCard[]): MenuGroup[] =>
  menuGroupIds
    .map((id) => ({ id, products: products.filter(({ menuGroup }) => menuGroup === id) }))
    .filter((group) => group.products.length > 0);
