import type { Bands } from '@sigorta/product-kit/tariffs/bands';
import type { Plan as OfferPlan } from '@sigorta/product-kit/tariffs/plan';
import type { CoverageCode } from '../coverages.ts';

/** Liability and accident in whole euros, as traineeship agreements ask for them. */
interface TraineeCover {
  personalLiability: number;
  personalAccident: number;
}

export interface Plan extends OfferPlan<CoverageCode> {
  /** per cent of `dayPrices` */
  level: number;
  /** per cent more where treatment is dear; null: not insured there */
  costly: number | null;
  /** per cent of the price by completed years on the first day; older than the last band is declined */
  ages: Bands<number>;
  minDays: number;
  maxDays: number;
  /** countries this insurer leaves out */
  excludedCountries: readonly string[];
  /** what a trainee gets besides, and for how many per cent more; null: students only */
  trainee: (TraineeCover & { surcharge: number }) | null;
}
