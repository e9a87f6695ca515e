import type { Rule } from '@sigorta/product-kit/product';

/** Damage that cannot be insured online: moderate needs papers of the repair, a total loss is no home any more. */
export const insurableDamage: Rule = ({ damage }) => {
  if (damage === 'moderate') return { field: 'damage', message: 'rule.moderateDamage' };
  if (damage === 'total') return { field: 'damage', message: 'rule.totalLoss' };
  return null;
};
