import type { Bands } from '@sigorta/product-kit/tariffs/bands';
import type { Plan } from '@sigorta/product-kit/tariffs/plan';

/** What every plan of the family says; invented tariffs of invented insurers. */
export interface HealthPlan<Code extends string> extends Plan<Code> {
  /** per cent of the product's price table */
  level: number;
  /** per cent of the price by completed years on the first day; older than the last band is declined */
  ages: Bands<number>;
}
