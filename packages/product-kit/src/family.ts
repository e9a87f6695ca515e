import type { MenuGroupId } from '@sigorta/contracts/menu-group';

/** What holds for every product of a family; `src/_family/family.ts` of the app exports it as `family`. */
export interface Family {
  /** families that sell alike stand together in the menu */
  menuGroup: MenuGroupId;
}

/** A family without a declaration of its own. */
export const undeclaredFamily: Family = { menuGroup: 'other' };

/** Identity with a check of the type; declarations stay plain data. */
export const defineFamily = (family: Family): Family => family;
