import type { Application } from '@sigorta/product-kit/field';
import type { TariffAnswer } from '@sigorta/product-kit/tariff';
import { agesOn } from '@sigorta/product-kit/tariffs/ages';
import { inBand } from '@sigorta/product-kit/tariffs/bands';
import { percentOf } from '@sigorta/product-kit/tariffs/percent';
import { offerOf, tariffsOf } from '@sigorta/product-kit/tariffs/plan';
import { lastDayAfterMonths } from '@sigorta/validators/cover-period';
import { coverages } from '../coverages.ts';
import { type Plan, plans, yearPrices } from './plans.ts';

const isTwoYears = ({ duration }: Application): boolean => duration === 'twoYears';

/** What the plan says before any price is made; null when it insures these people. */
function reasonToDecline(plan: Plan, application: Application, today: string): string | null {
  const day = String(application.beginDate);
  if (plan.fromTomorrow && day <= today) return 'startsTooSoon';
  if (isTwoYears(application) && plan.twoYears === null) return 'oneYearOnly';
  if ((application.insured ?? []).length > plan.maxPersons) return 'tooManyPersons';
  return agesOn(application, day).some((age) => inBand(plan.ages, age) === null) ? 'ageLimit' : null;
}

/** Kuruş: the year's price of each person × level × age, then the second year. */
function premiumOf(plan: Plan, application: Application): number {
  const year = agesOn(application, String(application.beginDate)).reduce((sum, age) => {
    const level = percentOf(inBand(yearPrices, age) ?? 0, plan.level);
    return sum + percentOf(level, inBand(plan.ages, age) ?? 0);
  }, 0);
  return isTwoYears(application) ? percentOf(year, plan.twoYears ?? 0) : year;
}

function quote(plan: Plan, application: Application, today: string): TariffAnswer {
  const declined = reasonToDecline(plan, application, today);
  if (declined) return { declined };
  const startsAt = String(application.beginDate);
  return offerOf(plan, {
    codes: coverages,
    currency: 'TRY',
    premium: premiumOf(plan, application),
    startsAt,
    endsAt: lastDayAfterMonths(startsAt, isTwoYears(application) ? 24 : 12),
  });
}

export const tariffs = tariffsOf(plans, quote);
