import type { Application } from '@sigorta/product-kit/field';
import type { TariffAnswer } from '@sigorta/product-kit/tariff';
import { percentOf } from '@sigorta/product-kit/tariffs/percent';
import { offerOf, tariffsOf } from '@sigorta/product-kit/tariffs/plan';
import { lastDayAfterDays, lastDayAfterMonths } from '@sigorta/validators/cover-period';
import type { IsoDate } from '@sigorta/validators/iso-date';
import { coverages } from '../coverages.ts';
import { farAway, neighbours, type Plan, periodPrices, plans, vehiclePercents } from './plans.ts';

/** Per cent of the net premium. */
const insuranceTax = 5;
/** The guarantee account takes half a per cent: one in two hundred. */
const guaranteeShare = 200;
const neighbourPercent = 88;
const farPercent = 125;

function reasonToDecline(plan: Plan, application: Application, today: string): string | null {
  if (!plan.vehicles.includes(String(application.vehicleType))) return 'vehicleType';
  if (plan.nearOnly && farAway.includes(String(application.country))) return 'countryCrossedOut';
  if (plan.wholeMonths && application.period === 'd15') return 'periodTooShort';
  if (plan.fromTomorrow && String(application.beginDate) <= today) return 'startsTooSoon';
  return null;
}

const countryPercent = (country: string): number => {
  if (neighbours.includes(country)) return neighbourPercent;
  return farAway.includes(country) ? farPercent : 100;
};

/** Euro cents before taxes: period × vehicle × country × level. */
function netOf(plan: Plan, { period, vehicleType, country }: Application): number {
  const car = periodPrices[String(period)] ?? 0;
  const vehicle = percentOf(car, vehiclePercents[String(vehicleType)] ?? 100);
  return percentOf(percentOf(vehicle, countryPercent(String(country))), plan.level);
}

function endOf(application: Application): IsoDate {
  const months = Number(/^m(\d+)$/.exec(String(application.period))?.[1] ?? 0);
  const firstDay = String(application.beginDate);
  return months === 0 ? lastDayAfterDays(firstDay, 15) : lastDayAfterMonths(firstDay, months);
}

const quote = (plan: Plan, application: Application, today: string): TariffAnswer => {
  const declined = reasonToDecline(plan, application, today);
  if (declined) return { declined };
  const net = netOf(plan, application);
  return offerOf(plan, {
    codes: coverages,
    currency: 'EUR',
    premium: { net, bsmv: percentOf(net, insuranceTax), guaranteeAccount: Math.round(net / guaranteeShare) },
    startsAt: String(application.beginDate),
    endsAt: endOf(application),
  });
};

export const tariffs = tariffsOf(plans, quote);
