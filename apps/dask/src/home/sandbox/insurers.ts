import type { Application } from '@sigorta/product-kit/field';
import type { InsurerTariff, TariffAnswer, Tariffs } from '@sigorta/product-kit/tariff';
import { type Cover, coveragesOf } from '@sigorta/product-kit/tariffs/cover';
import { percentOf } from '@sigorta/product-kit/tariffs/percent';
import { riskGroupOf } from '../../_family/sandbox/official-dask/risk-group.ts';
import { bsmvPercent, lira, partsOf, policyEnd } from '../../_family/sandbox/premium-parts.ts';
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
  const premiumParts = partsOf({
    fire,
    other,
    fireTax: percentOf(fire, fireTaxPercent),
    bsmv: percentOf(fire + other, bsmvPercent),
  });
  return {
    planName: plan.planName,
    premium: lira(premiumParts.reduce((sum, { amount }) => sum + amount.minor, 0)),
    premiumParts,
    deductible: plan.deductible === null ? null : lira(plan.deductible * 100),
    coverages: coveragesOf(
      coverages,
      coversOf(plan, application, earthquakeSum(application, riskGroup, today)),
      'TRY',
    ),
    exclusions: [...plan.exclusions],
    installments: plan.installments,
    quoteDocument: plan.quoteDocument,
    startsAt: String(application.beginDate),
    endsAt: policyEnd(String(application.beginDate)),
  };
}

export const tariffs: Tariffs = plans.map(
  (plan): InsurerTariff => ({
    insurer: plan.insurer,
    quote: (application, { today }) => quote(plan, application, today),
  }),
);
