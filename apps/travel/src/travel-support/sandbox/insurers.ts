import { europeCode, turkeyCode, worldCode } from '@sigorta/lookups/country-codes';
import type { Application } from '@sigorta/product-kit/field';
import { tripDays } from '@sigorta/product-kit/rules/trip-length';
import { agesOn } from '@sigorta/product-kit/tariffs/ages';
import { inBand } from '@sigorta/product-kit/tariffs/bands';
import { percentOf } from '@sigorta/product-kit/tariffs/percent';
import { addDays } from '@sigorta/validators/iso-date';
import { travelTariffs } from '../../_family/sandbox/tariff.ts';
import { coverages } from '../coverages.ts';
import type { Plan } from './plan.ts';
import { plans } from './plans.ts';
import { type Area, areaLevel, dayPrices } from './prices.ts';

const adultFrom = 18;

/** What the plan says before any price is made; null when it insures this trip. */
function reasonToDecline(plan: Plan, application: Application, today: string): string | null {
  const { area, tripCost, beginDate, insured = [] } = application;
  if (!plan.areas.includes(area as Area)) return 'areaExcluded';
  if ((tripDays(application) ?? Number.POSITIVE_INFINITY) > plan.maxDays) return 'tripTooLong';
  if (String(beginDate) < addDays(today, plan.leadDays)) return 'departsTooSoon';
  if (plan.cancellation && Number(tripCost) > plan.cancellation.dearest) return 'tripTooDear';
  return insured.length > plan.maxPersons ? 'tooManyPersons' : null;
}

/** Kuruş: days × area × level for each person, and thousandths of the trip's cost for its cancellation. */
function premiumOf(plan: Plan, application: Application): number {
  const area = areaLevel[application.area as Area];
  const days = inBand(dayPrices, tripDays(application) ?? 0) ?? 0;
  const adult = percentOf(percentOf(days, area), plan.level);
  const persons = agesOn(application, String(application.beginDate)).reduce(
    (sum, age) => sum + (age < adultFrom ? percentOf(adult, plan.child) : adult),
    0,
  );
  /* lira × 100 kuruş × thousandths ÷ 1000 */
  return persons + Math.round((Number(application.tripCost) * (plan.cancellation?.perMille ?? 0)) / 10);
}

/** Whole lira paid back at most when the trip is cancelled. */
function coversOf({ cancellation }: Plan, { tripCost }: Application): Plan['covers'] {
  if (cancellation === null) return { tripCancellation: 'excluded' };
  return { tripCancellation: Math.min(cancellation.most, percentOf(Number(tripCost), cancellation.share)) };
}

/** Codes of the country list; its Europe has Türkiye, so the way to the airport is insured too. */
const territories: Record<Area, number> = { turkiye: turkeyCode, europe: europeCode, world: worldCode };

export const tariffs = travelTariffs(plans, {
  codes: coverages,
  currency: 'TRY',
  reasonToDecline,
  premiumOf,
  coversOf,
  territoryOf: ({ area }) => [String(territories[area as Area])],
});
