import type { Rule } from '@sigorta/product-kit/product';

/** The compulsory policy pays first; what stands above it cannot be bought without it. */
export const daskFirst: Rule = ({ coverEarthquake, hasDask }) =>
  coverEarthquake === true && hasDask === 'no' ? { field: 'hasDask', message: 'rule.daskFirst' } : null;
