import type { Application, FieldValues } from '@sigorta/product-kit/field';
import type { TariffAnswer } from '@sigorta/product-kit/tariff';
import { agesOn } from '@sigorta/product-kit/tariffs/ages';
import { inBand } from '@sigorta/product-kit/tariffs/bands';
import { percentOf } from '@sigorta/product-kit/tariffs/percent';
import { offerOf, tariffsOf } from '@sigorta/product-kit/tariffs/plan';
import { lastDayAfterMonths } from '@sigorta/validators/cover-period';
import { ageOn } from '@sigorta/validators/iso-date';
import { coverages } from '../coverages.ts';
import { mothers } from '../rules.ts';
import { type Plan, plans } from './plans.ts';
import { birthPrice, bodyLoading, provinceLevel, yearPrices } from './prices.ts';

const familyFrom = 3;
const grownUp = 18;

const loadingOf = (person: FieldValues, day: string): number | null =>
  bodyLoading(ageOn(String(person.birthDate), day), Number(person.height), Number(person.weight));

/** What the plan says before any price is made; null when it insures this family. */
function reasonToDecline(plan: Plan, application: Application, today: string): string | null {
  const { beginDate, birth, insured = [], outpatient } = application;
  const day = String(beginDate);
  if (plan.fromTomorrow && day <= today) return 'startsTooSoon';
  if (outpatient === 'yes' && plan.outpatient === null) return 'outpatientNotOffered';
  if (birth === 'yes' && plan.birth === null) return 'birthNotOffered';
  const ages = agesOn(application, day);
  if (ages.some((age) => inBand(plan.ages, age) === null)) return 'ageLimit';
  if (plan.noChildAlone && ages.every((age) => age < grownUp)) return 'childAlone';
  const unsure = plan.assessesBody && insured.some((person) => loadingOf(person, day) === null);
  return unsure ? 'needsAssessment' : null;
}

/** Kuruş a year for one person: table × level × age × province, the outpatient option, the loading by weight. */
function priceOf(plan: Plan, person: FieldValues, application: Application): number {
  const day = String(application.beginDate);
  const age = ageOn(String(person.birthDate), day);
  const level = percentOf(inBand(yearPrices, age) ?? 0, plan.level);
  const ofAge = percentOf(level, inBand(plan.ages, age) ?? 0);
  const there = percentOf(ofAge, provinceLevel(application.province));
  const both =
    application.outpatient === 'yes' && plan.outpatient
      ? there + percentOf(there, plan.outpatient.percent)
      : there;
  return both + percentOf(both, loadingOf(person, day) ?? plan.highestLoading);
}

function premiumOf(plan: Plan, application: Application): number {
  const persons = application.insured ?? [];
  const total = persons.reduce((sum, person) => sum + priceOf(plan, person, application), 0);
  const family = persons.length >= familyFrom ? total - percentOf(total, plan.familyDiscount) : total;
  const births = application.birth === 'yes' && plan.birth ? mothers(application) : 0;
  return family + births * percentOf(birthPrice, plan.birth?.percent ?? 0);
}

function quote(plan: Plan, application: Application, today: string): TariffAnswer {
  const declined = reasonToDecline(plan, application, today);
  if (declined) return { declined };
  const { birth, outpatient } = application;
  const startsAt = String(application.beginDate);
  const withBirth = birth === 'yes' && plan.birth;
  return offerOf(plan, {
    codes: coverages,
    covers: {
      ...(outpatient === 'yes' && plan.outpatient ? { outpatient: { count: plan.outpatient.visits } } : {}),
      ...(withBirth ? { birth: withBirth.limit, newborn: withBirth.newborn } : {}),
    },
    exclusions: withBirth ? [...plan.exclusions, withBirth.waiting] : plan.exclusions,
    currency: 'TRY',
    premium: premiumOf(plan, application),
    startsAt,
    endsAt: lastDayAfterMonths(startsAt, 12),
  });
}

export const tariffs = tariffsOf(plans, quote);
