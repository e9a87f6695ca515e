import { addDays, daysBetween, type IsoDate } from '@sigorta/validators/iso-date';
import { type Choices, choicesOf } from '../money/simulation/random.ts';

/** The days of each product once more, by hand: how many before the last day of cover its buyers are reminded. */
const daysByHand = {
  kasko: [30, 15, 7],
  traffic: [14, 7],
  dask: [29, 15, 7],
  home: [29, 15, 7],
  pet: [30, 15, 7],
  'phone-insurance': [30, 15, 7],
  'complementary-health': [30, 15, 7],
  'foreigner-health': [30, 15, 7],
} as const;

type RenewedProduct = keyof typeof daysByHand;

/** What its buyer does, on the morning of a day before any reminder of it. */
export interface BuyerAct {
  day: IsoDate;
  does: 'switches-on' | 'switches-off' | 'cancels' | 'buys-again';
}

/** One policy through a year. */
export interface PlannedPolicy {
  number: number;
  product: RenewedProduct;
  lastDay: IsoDate;
  acts: BuyerAct[];
  /** mails to this address are refused for good */
  isBouncing: boolean;
  /** the address is known to be the buyer's own, so the letter says more */
  isKnown: boolean;
}

const products = Object.keys(daysByHand) as [RenewedProduct, ...RenewedProduct[]];

function actsOf(choices: Choices, begin: IsoDate, lastDay: IsoDate): BuyerAct[] {
  const length = daysBetween(begin, lastDay);
  const someDay = (): IsoDate => addDays(lastDay, -choices.between(0, Math.min(length, 45)));
  const acts: BuyerAct[] = [];
  if (choices.chance(0.85)) acts.push({ day: choices.chance(0.7) ? begin : someDay(), does: 'switches-on' });
  if (choices.chance(0.2)) acts.push({ day: someDay(), does: 'switches-off' });
  if (choices.chance(0.1)) acts.push({ day: someDay(), does: 'switches-on' });
  if (choices.chance(0.15)) acts.push({ day: someDay(), does: 'cancels' });
  if (choices.chance(0.25)) acts.push({ day: someDay(), does: 'buys-again' });
  return acts.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

/** @param begin first day of the year */
export function plannedPolicies(seed: number, count: number, begin: IsoDate): PlannedPolicy[] {
  const choices = choicesOf(seed);
  return Array.from({ length: count }, (_, number) => {
    const lastDay = addDays(begin, choices.between(1, 364));
    return {
      number,
      product: choices.pick(products),
      lastDay,
      acts: actsOf(choices, begin, lastDay),
      isBouncing: choices.chance(0.1),
      isKnown: choices.chance(0.5),
    };
  });
}

/**
 * On how many days before the end a policy's buyer has to be reminded: those of the table on whose morning the last word was a yes,
 * given in time, and nothing had ended or replaced the policy. Counted from the plan alone.
 */
export function expectedReminders({ product, lastDay, acts }: PlannedPolicy): number[] {
  return daysByHand[product].filter((days) => {
    const before = acts.filter((done) => done.day <= addDays(lastDay, -days));
    if (before.some(({ does }) => does === 'cancels' || does === 'buys-again')) return false;
    return before.at(-1)?.does === 'switches-on';
  });
}
