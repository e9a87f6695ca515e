/** Who asks to see a policy: a desk with rules of its own about what it must say. */
export const authorityIds = ['schengen-visa', 'residence-permit', 'erasmus', 'green-card'] as const;
export type AuthorityId = (typeof authorityIds)[number];

/** A desk outside Türkiye reads no Turkish. */
export const readsAbroad = (authority: AuthorityId): boolean => authority !== 'residence-permit';
