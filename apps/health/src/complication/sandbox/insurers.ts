import type { Application } from '@sigorta/product-kit/field';
import type { TariffAnswer } from '@sigorta/product-kit/tariff';
import { agesOn } from '@sigorta/product-kit/tariffs/ages';
import { inBand } from '@sigorta/product-kit/tariffs/bands';
import { percentOf } from '@sigorta/product-kit/tariffs/percent';
import { offerOf, tariffsOf } from '@sigorta/product-kit/tariffs/plan';
import { lastDayAfterMonths } from '@sigorta/validators/cover-period';
import { addDays } from '@sigorta/validators/iso-date';
import { coverages } from '../coverages.ts';
import { operationOf } from '../operations.ts';
import { companionPercent, operationPrices, type Plan, plans, treatmentLimits } from './plans.ts';

function quote(plan: Plan, application: Application, today: string): TariffAnswer {
  const operation = operationOf(application.operation);
  const startsAt = String(application.operationDate);
  if (!operation || !plan.groups.includes(operation.group)) return { declined: 'operationNotCovered' };
  if (operation.kum && !plan.sellsKum) return { declined: 'kumNotOffered' };
  if (startsAt < addDays(today, plan.fromDays)) return { declined: 'operationTooSoon' };
  const [age = Number.POSITIVE_INFINITY] = agesOn(application, startsAt);
  const ofAge = inBand(plan.ages, age);
  if (ofAge === null) return { declined: 'ageLimit' };

  const { companion, group } = operation;
  /* euro cents: price of the operation × level × age, then the companion */
  const patient = percentOf(percentOf(operationPrices[group], plan.level), ofAge);
  const months = group === 'dental' ? plan.dentalMonths : plan.months;
  return offerOf(plan, {
    codes: coverages,
    covers: {
      complicationTreatment: percentOf(treatmentLimits[group], plan.limit),
      ...(companion ? { companion: plan.companion } : {}),
    },
    currency: 'EUR',
    premium: companion ? patient + percentOf(patient, companionPercent) : patient,
    startsAt,
    endsAt: lastDayAfterMonths(startsAt, months),
  });
}

export const tariffs = tariffsOf(plans, quote);
