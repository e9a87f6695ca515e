import type { Application } from '@sigorta/product-kit/field';
import type { TariffAnswer } from '@sigorta/product-kit/tariff';
import type { Cover } from '@sigorta/product-kit/tariffs/cover';
import { percentOf } from '@sigorta/product-kit/tariffs/percent';
import { offerOf, tariffsOf } from '@sigorta/product-kit/tariffs/plan';
import { lastDayAfterMonths } from '@sigorta/validators/cover-period';
import { riskGroupOf } from '../../_family/sandbox/official-dask/risk-group.ts';
import { bsmvPercent } from '../../_family/sandbox/premium-parts.ts';
import { type CoverageCode, coverages } from '../coverages.ts';
import { type Plan, plans } from './plans.ts';
import { basePrices, earthquakeSum, sumsOf } from './prices.ts';

/** fire insurance tax on the fire part, inside municipal borders (law 2464, article 40) */
const fireTaxPercent = 10;

function reasonToDecline({ declines, mostSum }: Plan, application: Application): string | null {
  const { building, contents } = sumsOf(application);
  if (building + contents > mostSum) return 'sumTooHigh';
  if (declines === 'oldBuilding' && application.buildYear === 'upTo1975') return 'oldBuilding';
  if (declines === 'timberBuilding' && application.style === 'other') return 'timberBuilding';
  if (declines === 'landlord' && application.occupancy === 'landlord') return 'landlord';
  return null;
}

/** Chosen covers with their limits; one that was not chosen is excluded. */
function coversOf(
  plan: Plan,
  application: Application,
  earthquake: number,
): Partial<Record<CoverageCode, Cover>> {
  const { building, contents } = sumsOf(application);
  return {
    ...plan.covers,
    fire: building + contents,
    ...(application.coverEarthquake === true && earthquake > 0 && { earthquake }),
    ...(application.coverTheft === true && contents > 0 && { theft: contents }),
    ...(application.coverFlood === true && { flood: building + contents }),
    ...(application.coverGlass === true && { glass: plan.glass }),
    ...(application.coverLiability === true && { liability: plan.liability }),
  };
}

function quote(plan: Plan, application: Application, today: string): TariffAnswer {
  const riskGroup = riskGroupOf(String(application.uavt));
  if (riskGroup === null) return { declined: 'addressUnknown' };
  const declined = reasonToDecline(plan, application);
  if (declined) return { declined };

  const base = basePrices(application, riskGroup, today);
  const other = percentOf(base.other, plan.level);
  const fire = Math.max(percentOf(base.fire, plan.level), plan.least - other);
  return offerOf(plan, {
    codes: coverages,
    covers: coversOf(plan, application, earthquakeSum(application, riskGroup, today)),
    currency: 'TRY',
    premium: {
      fire,
      other,
      fireTax: percentOf(fire, fireTaxPercent),
      bsmv: percentOf(fire + other, bsmvPercent),
    },
    startsAt: String(application.beginDate),
    endsAt: lastDayAfterMonths(String(application.beginDate), 12),
  });
}

export const tariffs = tariffsOf(plans, quote);
