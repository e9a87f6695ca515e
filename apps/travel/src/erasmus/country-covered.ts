import type { Rule } from '@sigorta/product-kit/product';

/** Belarus, Russia, Ukraine, Vatican City: no exchange goes there now, so no insurer has a plan. */
const outsideEveryPlan: readonly string[] = ['112', '643', '804', '336'];

/** The catalogue's own error (spec §8), so that gateway and form say the same. */
export const countryCovered: Rule = ({ country }) =>
  outsideEveryPlan.includes(String(country))
    ? { field: 'country', message: 'error.country-not-covered' }
    : null;
