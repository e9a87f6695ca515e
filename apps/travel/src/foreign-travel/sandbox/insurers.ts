import type { Application } from '@sigorta/product-kit/field';
import { tripDays } from '@sigorta/product-kit/rules/trip-length';
import { agesOn } from '@sigorta/product-kit/tariffs/ages';
import { inBand } from '@sigorta/product-kit/tariffs/bands';
import { percentOf } from '@sigorta/product-kit/tariffs/percent';
import { travelTariffs } from '../../_family/sandbox/tariff.ts';
import { coverages } from '../coverages.ts';
import type { Plan } from './plan.ts';
import { aycimen } from './plans/aycimen.ts';
import { bulutkaya } from './plans/bulutkaya.ts';
import { incirova } from './plans/incirova.ts';
import { laledere } from './plans/laledere.ts';
import { meltemkiyi } from './plans/meltemkiyi.ts';
import { mercandal } from './plans/mercandal.ts';
import { poyraztas } from './plans/poyraztas.ts';
import { sarikavak } from './plans/sarikavak.ts';
import { turnagol } from './plans/turnagol.ts';
import { yedicam } from './plans/yedicam.ts';
import { costlyCountries, dayPrices, sanctionedCountries, type Zone } from './prices.ts';

const plans: readonly Plan[] = [
  turnagol,
  bulutkaya,
  yedicam,
  laledere,
  incirova,
  meltemkiyi,
  sarikavak,
  poyraztas,
  mercandal,
  aycimen,
];

const groupFrom = 3;

function zoneOf({ region, country }: Application): Zone {
  if (region === 'europe') return 'europe';
  return costlyCountries.includes(String(country)) ? 'costly' : 'world';
}

/** What the plan says before any price is made; null when it insures this trip. */
function reasonToDecline(plan: Plan, application: Application, today: string): string | null {
  const { country, tripType, beginDate, insured = [] } = application;
  if (sanctionedCountries.includes(String(country))) return 'sanctions';
  if (plan.excludedCountries.includes(String(country))) return 'countryExcluded';
  if (plan.level[zoneOf(application)] === undefined) return 'countryExcluded';
  if ((tripDays(application) ?? Number.POSITIVE_INFINITY) > plan.maxDays) return 'tripTooLong';
  if (plan.roundTripOnly && tripType !== 'round') return 'oneWay';
  if (plan.fromTomorrow && String(beginDate) <= today) return 'startsTooSoon';
  if (insured.length > plan.maxPersons) return 'tooManyPersons';
  return agesOn(application, String(beginDate)).some((age) => inBand(plan.ages, age) === null)
    ? 'ageLimit'
    : null;
}

/** Euro cents: day price × level × age, person by person, then the group's discount. */
function premiumOf(plan: Plan, application: Application): number {
  const zone = zoneOf(application);
  const adult = percentOf(inBand(dayPrices[zone], tripDays(application) ?? 0) ?? 0, plan.level[zone] ?? 0);
  const ages = agesOn(application, String(application.beginDate));
  const total = ages.reduce((sum, age) => sum + percentOf(adult, inBand(plan.ages, age) ?? 0), 0);
  return ages.length >= groupFrom ? total - percentOf(total, plan.groupDiscount) : total;
}

export const tariffs = travelTariffs(plans, {
  codes: coverages,
  currency: 'EUR',
  reasonToDecline,
  premiumOf,
});
