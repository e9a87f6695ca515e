import type { Application } from '@sigorta/product-kit/field';
import { tripDays } from '@sigorta/product-kit/rules/trip-length';
import { agesOn } from '@sigorta/product-kit/tariffs/ages';
import { inBand } from '@sigorta/product-kit/tariffs/bands';
import { percentOf } from '@sigorta/product-kit/tariffs/percent';
import { travelTariffs } from '../../_family/sandbox/tariff.ts';
import { coverages } from '../coverages.ts';
import type { Plan } from './plan.ts';
import { plans } from './plans.ts';
import { costlyCountries, dayPrices } from './prices.ts';

const isCostly = ({ country }: Application): boolean => costlyCountries.includes(String(country));
const isTrainee = ({ activity }: Application): boolean => activity === 'traineeship';

/** What the plan says before any price is made; null when it insures this stay, all of it. */
function reasonToDecline(plan: Plan, application: Application): string | null {
  if (isTrainee(application) && plan.trainee === null) return 'studentsOnly';
  if (plan.excludedCountries.includes(String(application.country))) return 'countryExcluded';
  if (isCostly(application) && plan.costly === null) return 'countryExcluded';
  const days = tripDays(application) ?? Number.POSITIVE_INFINITY;
  if (days > plan.maxDays) return 'stayTooLong';
  if (days < plan.minDays) return 'stayTooShort';
  return agesOn(application, String(application.beginDate)).some((age) => inBand(plan.ages, age) === null)
    ? 'ageLimit'
    : null;
}

/** Euro cents: days × level, more where treatment is dear and for a trainee, person by person. */
function premiumOf(plan: Plan, application: Application): number {
  const base = percentOf(inBand(dayPrices, tripDays(application) ?? 0) ?? 0, plan.level);
  const there = isCostly(application) ? percentOf(base, 100 + (plan.costly ?? 0)) : base;
  const adult = isTrainee(application) ? percentOf(there, 100 + (plan.trainee?.surcharge ?? 0)) : there;
  return agesOn(application, String(application.beginDate)).reduce(
    (sum, age) => sum + percentOf(adult, inBand(plan.ages, age) ?? 0),
    0,
  );
}

function coversOf(plan: Plan, application: Application): Plan['covers'] {
  if (!isTrainee(application) || plan.trainee === null) return plan.covers;
  const { surcharge: _, ...added } = plan.trainee;
  return { ...plan.covers, ...added };
}

export const tariffs = travelTariffs(plans, {
  codes: coverages,
  currency: 'EUR',
  reasonToDecline,
  premiumOf,
  coversOf,
});
