import type { Application } from '@sigorta/product-kit/field';
import { tripDays } from '@sigorta/product-kit/rules/trip-length';
import { agesOn } from '@sigorta/product-kit/tariffs/ages';
import { inBand } from '@sigorta/product-kit/tariffs/bands';
import { percentOf } from '@sigorta/product-kit/tariffs/percent';
import { travelTariffs } from '../../_family/sandbox/tariff.ts';
import { coverages } from '../coverages.ts';
import type { Plan } from './plan.ts';
import { plans } from './plans.ts';
import { dayPrices, sanctionedNationalities } from './prices.ts';

/** What the plan says before any price is made; null when it insures these guests, all of them. */
function reasonToDecline(plan: Plan, application: Application, today: string): string | null {
  const { beginDate, insured = [] } = application;
  if ((tripDays(application) ?? Number.POSITIVE_INFINITY) > plan.maxDays) return 'stayTooLong';
  if (plan.fromTomorrow && String(beginDate) <= today) return 'startsTooSoon';
  if (insured.length > plan.maxGuests) return 'tooManyGuests';
  const sanctioned = insured.some(({ nationality }) => sanctionedNationalities.includes(String(nationality)));
  if (plan.sanctions && sanctioned) return 'sanctions';
  return agesOn(application, String(beginDate)).some((age) => inBand(plan.ages, age) === null)
    ? 'ageLimit'
    : null;
}

/** Euro cents: days × level × age, guest by guest, then the group's discount. */
function premiumOf(plan: Plan, application: Application): number {
  const adult = percentOf(inBand(dayPrices, tripDays(application) ?? 0) ?? 0, plan.level);
  const ages = agesOn(application, String(application.beginDate));
  const total = ages.reduce((sum, age) => sum + percentOf(adult, inBand(plan.ages, age) ?? 0), 0);
  return total - percentOf(total, inBand(plan.groupDiscount, ages.length) ?? 0);
}

export const tariffs = travelTariffs(plans, {
  codes: coverages,
  currency: 'EUR',
  reasonToDecline,
  premiumOf,
});
