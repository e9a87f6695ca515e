import type { Application } from '@sigorta/product-kit/field';
import type { TariffAnswer } from '@sigorta/product-kit/tariff';
import { coveragesOf } from '@sigorta/product-kit/tariffs/cover';
import { percentOf } from '@sigorta/product-kit/tariffs/percent';
import { tariffsOf } from '@sigorta/product-kit/tariffs/plan';
import { lastDayAfterMonths } from '@sigorta/validators/cover-period';
import { type InsuredHome, officialPremium } from '../../_family/sandbox/official-dask/official-premium.ts';
import { tariffOn } from '../../_family/sandbox/official-dask/official-tariff.ts';
import { riskGroupOf } from '../../_family/sandbox/official-dask/risk-group.ts';
import { bsmvPercent, lira, partsOf } from '../../_family/sandbox/premium-parts.ts';
import { coverages } from '../coverages.ts';
import { type Plan, packageLevel, plans } from './plans.ts';

/** of the sum insured, for each loss: rule of the compulsory policy */
const deductiblePercent = 2;

/** excluded by every compulsory policy */
const always = ['contentsInside', 'movables', 'bodilyHarm', 'rentAndIdleness', 'moralDamages', 'slowDamage'];

/** Lowest floor of each band (spec §9): 1–3, 4–7, 8–18. */
const lowestFloor: Record<string, number> = { low: 1, middle: 4, high: 8 };

const homeOf = (application: Application, riskGroup: number): InsuredHome => ({
  squareMetres: Number(application.squareMetres),
  style: application.style === 'concrete' ? 'rc' : 'other',
  riskGroup,
  floors: lowestFloor[String(application.floors)] ?? 1,
  before2000: application.buildYear === 'upTo1975' || application.buildYear === 'from1976',
  renewal: application.renewal === 'yes',
});

function reasonToDecline({ package: added }: Plan, { buildYear, usage }: Application): string | null {
  if (added?.declines === 'oldBuilding' && buildYear === 'upTo1975') return 'oldBuilding';
  if (added?.declines === 'notResidential' && usage !== 'residential') return 'notResidential';
  return null;
}

/** The compulsory policy does not cover what the package adds; what the package adds is not excluded any more. */
const exclusionsOf = ({ package: added, exclusions }: Plan): string[] => {
  const covered = [
    ...(added?.covers.contents ? ['contentsInside'] : []),
    ...(added?.covers.rentLoss ? ['rentAndIdleness'] : []),
  ];
  return [...always.filter((code) => !covered.includes(code)), ...exclusions];
};

function quote(plan: Plan, application: Application, today: string): TariffAnswer {
  const riskGroup = riskGroupOf(String(application.uavt));
  if (riskGroup === null) return { declined: 'addressUnknown' };
  const declined = reasonToDecline(plan, application);
  if (declined) return { declined };

  const { sumInsured, premium } = officialPremium(homeOf(application, riskGroup), tariffOn(today));
  const net = percentOf(plan.package?.net ?? 0, packageLevel[riskGroup - 1] ?? 100);
  const premiumParts = partsOf({ dask: premium, package: net, bsmv: percentOf(net, bsmvPercent) });
  const wholeDeductible = percentOf(sumInsured * 100, deductiblePercent);
  const refund = percentOf(wholeDeductible, plan.package?.refund ?? 0);
  const covers = { ...plan.package?.covers, earthquake: sumInsured };
  return {
    planName: plan.planName,
    premium: lira(premiumParts.reduce((sum, { amount }) => sum + amount.minor, 0)),
    premiumParts,
    deductible: refund < wholeDeductible ? lira(wholeDeductible - refund) : null,
    coverages: coveragesOf(
      coverages,
      refund > 0 ? { ...covers, deductibleRefund: Math.floor(refund / 100) } : covers,
      'TRY',
    ),
    exclusions: exclusionsOf(plan),
    installments: plan.installments,
    quoteDocument: plan.quoteDocument,
    startsAt: String(application.beginDate),
    endsAt: lastDayAfterMonths(String(application.beginDate), 12),
  };
}

export const tariffs = tariffsOf(plans, quote);
