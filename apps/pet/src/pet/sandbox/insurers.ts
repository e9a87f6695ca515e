import type { Application } from '@sigorta/product-kit/field';
import type { TariffAnswer } from '@sigorta/product-kit/tariff';
import { inBand } from '@sigorta/product-kit/tariffs/bands';
import { percentOf } from '@sigorta/product-kit/tariffs/percent';
import { offerOf, tariffsOf } from '@sigorta/product-kit/tariffs/plan';
import { lastDayAfterMonths } from '@sigorta/validators/cover-period';
import { addDays, type IsoDate } from '@sigorta/validators/iso-date';
import { coverages } from '../coverages.ts';
import { type Plan, plans } from './plans.ts';

/** Cover lasts a year and begins with the day after the quote. */
const coveredMonths = 12;

function reasonToDecline(plan: Plan, { breed }: Application, age: number): string | null {
  if (age < plan.youngest) return 'petTooYoung';
  if (inBand(plan.ages, age) === null) return 'petTooOld';
  return plan.declinedBreeds?.includes(Number(breed)) ? 'breedNotCovered' : null;
}

const quote = (plan: Plan, application: Application, today: IsoDate): TariffAnswer => {
  const isCat = application.species === 'cat';
  const year = isCat ? plan.catYear : plan.dogYear;
  if (year === null) return { declined: isCat ? 'dogsOnly' : 'catsOnly' };
  const age = Number(application.petAge);
  const declined = reasonToDecline(plan, application, age);
  if (declined) return { declined };
  const startsAt = addDays(today, 1);
  return offerOf(plan, {
    codes: coverages,
    currency: 'TRY',
    premium: percentOf(year * 100, inBand(plan.ages, age) ?? 0),
    startsAt,
    endsAt: lastDayAfterMonths(startsAt, coveredMonths),
  });
};

export const tariffs = tariffsOf(plans, quote);
