import type { Application } from '@sigorta/product-kit/field';
import type { TariffAnswer } from '@sigorta/product-kit/tariff';
import { percentOf } from '@sigorta/product-kit/tariffs/percent';
import { offerOf, tariffsOf } from '@sigorta/product-kit/tariffs/plan';
import { lastDayAfterMonths } from '@sigorta/validators/cover-period';
import { coverages } from '../coverages.ts';
import { ceilingOf } from './ceilings.ts';
import { type Plan, plans } from './plans.ts';

/** Per cent of the net premium: insurance tax, Traffic Services fund, guarantee account. */
const taxes = { bsmv: 5, trafficFund: 5, guaranteeAccount: 2 } as const;

/** Who does not know the step is taken at the fourth (FACTS.md of the family). */
const stepOf = (application: Application): number =>
  Number(/^s(\d)$/.exec(String(application.noClaimsStep))?.[1] ?? 4);

function reasonToDecline(plan: Plan, application: Application, today: string): string | null {
  if (!plan.vehicles.includes(String(application.vehicleType))) return 'vehicleType';
  if (stepOf(application) < plan.fromStep) return 'lowStep';
  if (plan.fromTomorrow && String(application.beginDate) <= today) return 'startsTooSoon';
  return null;
}

/** Kuruş: the ceiling at this insurer's level, what is added to it, and taxes; only the insurance tax falls on both. */
function partsOf(plan: Plan, { vehicleType, province, noClaimsStep }: Application): Record<string, number> {
  const ceiling = ceilingOf(String(vehicleType), String(province), String(noClaimsStep)) * 100;
  const net = percentOf(ceiling, plan.level);
  const extras = plan.extras * 100;
  return {
    net,
    extras,
    bsmv: percentOf(net + extras, taxes.bsmv),
    trafficFund: percentOf(net, taxes.trafficFund),
    guaranteeAccount: percentOf(net, taxes.guaranteeAccount),
  };
}

const quote = (plan: Plan, application: Application, today: string): TariffAnswer => {
  const declined = reasonToDecline(plan, application, today);
  if (declined) return { declined };
  return offerOf(plan, {
    codes: coverages,
    currency: 'TRY',
    premium: partsOf(plan, application),
    startsAt: String(application.beginDate),
    endsAt: lastDayAfterMonths(String(application.beginDate), 12),
  });
};

export const tariffs = tariffsOf(plans, quote);
