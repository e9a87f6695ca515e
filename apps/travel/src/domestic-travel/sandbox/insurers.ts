import type { Application } from '@sigorta/product-kit/field';
import { tripDays } from '@sigorta/product-kit/rules/trip-length';
import { agesOn } from '@sigorta/product-kit/tariffs/ages';
import { inBand } from '@sigorta/product-kit/tariffs/bands';
import { percentOf } from '@sigorta/product-kit/tariffs/percent';
import { travelTariffs } from '../../_family/sandbox/tariff.ts';
import { coverages } from '../coverages.ts';
import { dayPrices, type Plan, plans } from './plans.ts';

const groupFrom = 3;

/** What the plan says before any price is made; null when it insures this trip. */
function reasonToDecline(plan: Plan, application: Application, today: string): string | null {
  const { beginDate, insured = [] } = application;
  if ((tripDays(application) ?? Number.POSITIVE_INFINITY) > plan.maxDays) return 'tripTooLong';
  if (plan.fromTomorrow && String(beginDate) <= today) return 'startsTooSoon';
  if (plan.idOnly && insured.some((person) => person.idKind === 'passport')) return 'passportOnly';
  if (insured.length > plan.maxPersons) return 'tooManyPersons';
  return agesOn(application, String(beginDate)).some((age) => inBand(plan.ages, age) === null)
    ? 'ageLimit'
    : null;
}

/** Kuruş: day price × level × age, person by person, then the group's discount. */
function premiumOf(plan: Plan, application: Application): number {
  const adult = percentOf(inBand(dayPrices, tripDays(application) ?? 0) ?? 0, plan.level);
  const ages = agesOn(application, String(application.beginDate));
  const total = ages.reduce((sum, age) => sum + percentOf(adult, inBand(plan.ages, age) ?? 0), 0);
  return ages.length >= groupFrom ? total - percentOf(total, plan.groupDiscount) : total;
}

export const tariffs = travelTariffs(plans, {
  codes: coverages,
  currency: 'TRY',
  reasonToDecline,
  premiumOf,
});
