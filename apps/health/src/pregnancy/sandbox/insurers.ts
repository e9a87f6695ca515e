import type { Application } from '@sigorta/product-kit/field';
import type { TariffAnswer } from '@sigorta/product-kit/tariff';
import { agesOn } from '@sigorta/product-kit/tariffs/ages';
import { inBand } from '@sigorta/product-kit/tariffs/bands';
import { percentOf } from '@sigorta/product-kit/tariffs/percent';
import { offerOf, tariffsOf } from '@sigorta/product-kit/tariffs/plan';
import { lastDayAfterMonths } from '@sigorta/validators/cover-period';
import { daysBetween, type IsoDate } from '@sigorta/validators/iso-date';
import { coverages } from '../coverages.ts';
import { expectingPercent, multiplePercent, type Plan, plans, provinceLevel, yearPrices } from './plans.ts';

/** Week on the first day of cover; null while no baby is on its way. */
function weekAtStart({ expecting, pregnancyWeek, beginDate }: Application, today: IsoDate): number | null {
  if (expecting !== 'yes') return null;
  return Number(pregnancyWeek) + Math.floor(daysBetween(today, String(beginDate)) / 7);
}

/** What the plan says before any price is made; null when it insures this mother. */
function reasonToDecline(plan: Plan, application: Application, week: number | null): string | null {
  const [age = Number.POSITIVE_INFINITY] = agesOn(application, String(application.beginDate));
  if (inBand(plan.ages, age) === null) return 'ageLimit';
  if (week === null) return null;
  if (week > plan.lastWeek) return 'weekTooLate';
  return application.babies === 'more' && !plan.multiples ? 'multipleBabies' : null;
}

/** Kuruş: the year's price × level × province, less for a running pregnancy, more for two babies. */
function premiumOf(plan: Plan, application: Application, week: number | null): number {
  const [age = 0] = agesOn(application, String(application.beginDate));
  const there = percentOf(
    percentOf(inBand(yearPrices, age) ?? 0, plan.level),
    provinceLevel(application.province),
  );
  if (week === null) return there;
  const expecting = percentOf(there, expectingPercent);
  return application.babies === 'more' ? expecting + percentOf(expecting, multiplePercent) : expecting;
}

function quote(plan: Plan, application: Application, today: IsoDate): TariffAnswer {
  const week = weekAtStart(application, today);
  const declined = reasonToDecline(plan, application, week);
  if (declined) return { declined };
  const startsAt = String(application.beginDate);
  const { allowance } = plan;
  const inTime = allowance !== null && (week === null || week <= allowance.upToWeek);
  return offerOf(plan, {
    codes: coverages,
    covers: {
      ...(week === null ? {} : { birth: 'excluded' }),
      ...(inTime ? { birthAllowance: allowance.amount } : {}),
    },
    exclusions: [...plan.exclusions, week === null ? plan.waiting : 'currentBirth'],
    currency: 'TRY',
    premium: premiumOf(plan, application, week),
    startsAt,
    endsAt: lastDayAfterMonths(startsAt, 12),
  });
}

export const tariffs = tariffsOf(plans, quote);
