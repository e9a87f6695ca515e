import type { Application } from '@sigorta/product-kit/field';
import type { TariffAnswer } from '@sigorta/product-kit/tariff';
import { inBand } from '@sigorta/product-kit/tariffs/bands';
import { percentOf } from '@sigorta/product-kit/tariffs/percent';
import { offerOf, tariffsOf } from '@sigorta/product-kit/tariffs/plan';
import { lastDayAfterMonths } from '@sigorta/validators/cover-period';
import { coverages } from '../coverages.ts';
import { chosenCovers, kindPercent } from './kinds.ts';
import { type Plan, plans } from './plans.ts';

const insuranceTax = 5;
const commercialPercent = 145;

/** Lira, the middle of each band. */
const values: Record<string, number> = {
  upTo500: 400_000,
  upTo1000: 780_000,
  upTo1500: 1_250_000,
  upTo2500: 1_950_000,
  upTo4000: 3_200_000,
  above4000: 5_500_000,
};

const marketValue = ({ valueBand }: Application): number => values[String(valueBand)] ?? 0;
const ageOf = ({ modelYear }: Application, today: string): number =>
  Math.max(0, Number(today.slice(0, 4)) - Number(modelYear));

/** Per cent; nobody is believed without papers, so who does not know has none. */
const noClaimsOf = ({ noClaims }: Application): number => Number(/^p(\d+)$/.exec(String(noClaims))?.[1] ?? 0);

function reasonToDecline(plan: Plan, application: Application, today: string): string | null {
  if (inBand(plan.ages, ageOf(application, today)) === null) return 'oldCar';
  if (plan.privateOnly && application.usage === 'commercial') return 'commercialUse';
  if (plan.dearest !== undefined && marketValue(application) > plan.dearest) return 'dearCar';
  return null;
}

/** Kuruş before tax: value × rate × age × kind × use, less the no-claims discount. */
function netOf(plan: Plan, application: Application, today: string): number {
  const full = Math.floor((marketValue(application) * 100 * plan.rate) / 1000);
  const aged = percentOf(full, inBand(plan.ages, ageOf(application, today)) ?? 0);
  const chosen = percentOf(aged, kindPercent(application));
  const used = application.usage === 'commercial' ? percentOf(chosen, commercialPercent) : chosen;
  return percentOf(used, 100 - Math.min(noClaimsOf(application), plan.bestNoClaims));
}

const quote = (plan: Plan, application: Application, today: string): TariffAnswer => {
  const declined = reasonToDecline(plan, application, today);
  if (declined) return { declined };
  const net = netOf(plan, application, today);
  return offerOf(plan, {
    codes: coverages,
    covers: chosenCovers(application),
    currency: 'TRY',
    premium: { net, bsmv: percentOf(net, insuranceTax) },
    startsAt: String(application.beginDate),
    endsAt: lastDayAfterMonths(String(application.beginDate), 12),
  });
};

export const tariffs = tariffsOf(plans, quote);
