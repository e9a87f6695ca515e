import type { Application } from '@sigorta/product-kit/field';
import { tripDays } from '@sigorta/product-kit/rules/trip-length';
import type { TariffAnswer } from '@sigorta/product-kit/tariff';
import { agesOn } from '@sigorta/product-kit/tariffs/ages';
import { inBand } from '@sigorta/product-kit/tariffs/bands';
import { percentOf } from '@sigorta/product-kit/tariffs/percent';
import { offerOf, tariffsOf } from '@sigorta/product-kit/tariffs/plan';
import { coverages } from '../coverages.ts';
import { dayPrices, type Plan, plans } from './plans.ts';

const insuranceTax = 5;

function reasonToDecline(plan: Plan, application: Application): string | null {
  const { insured = [], beginDate } = application;
  const [youngest, oldest] = plan.ages;
  if ((tripDays(application) ?? Number.POSITIVE_INFINITY) > plan.maxDays) return 'rentalTooLong';
  if (plan.idOnly && insured.some((rider) => rider.idKind === 'passport')) return 'passportOnly';
  const ages = agesOn(application, String(beginDate));
  return ages.some((age) => age < youngest || age > oldest) ? 'ageLimit' : null;
}

/** Kuruş before tax, each rider alike. */
const netOf = (plan: Plan, application: Application): number =>
  percentOf(inBand(dayPrices, tripDays(application) ?? 0) ?? 0, plan.level) *
  (application.insured ?? []).length;

const quote = (plan: Plan, application: Application): TariffAnswer => {
  const declined = reasonToDecline(plan, application);
  if (declined) return { declined };
  const net = netOf(plan, application);
  return offerOf(plan, {
    codes: coverages,
    currency: 'TRY',
    premium: { net, bsmv: percentOf(net, insuranceTax) },
    startsAt: String(application.beginDate),
    endsAt: String(application.endDate),
  });
};

export const tariffs = tariffsOf(plans, quote);
