import type { Bands } from '@sigorta/product-kit/tariffs/bands';
import type { Plan as OfferPlan } from '@sigorta/product-kit/tariffs/plan';
import type { CoverageCode } from '../coverages.ts';

/** Per cent of the adult price by completed years on the first day; older than the last band is declined. */
export type Ages = Bands<number>;

export interface Plan extends OfferPlan<CoverageCode> {
  /** per cent of `dayPrices` */
  level: number;
  ages: Ages;
  maxDays: number;
  maxGuests: number;
  /** per cent taken off by number of guests */
  groupDiscount: Bands<number>;
  /** cover cannot begin on the day of purchase */
  fromTomorrow?: true;
  /** declines guests of countries under sanctions */
  sanctions: boolean;
}
