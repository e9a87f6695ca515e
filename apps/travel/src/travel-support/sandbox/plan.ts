import type { Plan as OfferPlan } from '@sigorta/product-kit/tariffs/plan';
import type { CoverageCode } from '../coverages.ts';
import type { Area } from './prices.ts';

export interface Plan extends OfferPlan<CoverageCode> {
  /** per cent of `dayPrices` */
  level: number;
  areas: readonly Area[];
  maxDays: number;
  maxPersons: number;
  /** earliest departure, days from today: a cancellation that is already in sight is not insured */
  leadDays: number;
  /** null: the plan has no cancellation */
  cancellation: {
    /** thousandths of the trip's cost that are added to the premium */
    perMille: number;
    /** per cent of the cost paid back */
    share: number;
    /** whole lira at most */
    most: number;
    /** dearest trip taken, whole lira */
    dearest: number;
  } | null;
  /** per cent of the adult price for those under 18 */
  child: number;
}
