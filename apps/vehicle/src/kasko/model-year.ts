import type { Rule } from '@sigorta/product-kit/product';

/** Next year's models are sold this year, later ones are not; the message stands at the year. */
export const modelYearNotAhead: Rule = ({ modelYear }, { today }) =>
  Number(modelYear) > Number(today.slice(0, 4)) + 1
    ? { field: 'modelYear', message: 'rule.modelYearAhead' }
    : null;
