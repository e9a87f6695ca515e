/**
 * Groups of the shop's menu in their order; the shell names each by its text `group.<id>`. A family says in which one
 * its products stand (`src/_family/family.ts`); one that says nothing stands under "other".
 */
export const menuGroupIds = ['travel', 'health', 'vehicle', 'home', 'other'] as const;

export type MenuGroupId = (typeof menuGroupIds)[number];
