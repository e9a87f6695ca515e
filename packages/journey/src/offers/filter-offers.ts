import type { Money } from '@sigorta/contracts/money';
import type { Offer } from '@sigorta/contracts/offer';
import { limitOf, rankOf } from './limit-rank.ts';

/** One box of the filter panel. Boxes of one group widen the choice, groups narrow it. */
export interface FilterBox {
  id: string;
  group: 'coverage' | 'deductible' | 'extras' | 'payment';
  what:
    | { kind: 'at-least'; amount: Money }
    | { kind: 'no-deductible' }
    | { kind: 'deductible-up-to'; amount: Money }
    | { kind: 'covers'; code: string }
    | { kind: 'installments' };
  fits: (offer: Offer) => boolean;
}

/** The boxes that make sense for these offers: a box that all or none of them fits is not offered. */
export function filterBoxes(offers: readonly Offer[], coverages: readonly string[]): FilterBox[] {
  const [deciding = '', ...others] = coverages;
  const boxes = [
    ...limitSteps(offers, deciding).map(
      (amount): FilterBox => ({
        id: `min-${amount.minor}`,
        group: 'coverage',
        what: { kind: 'at-least', amount },
        fits: (offer) => rankOf(limitOf(offer, deciding)) >= amount.minor,
      }),
    ),
    ...deductibleBoxes(offers),
    ...others.map(
      (code): FilterBox => ({
        id: `covers-${code}`,
        group: 'extras',
        what: { kind: 'covers', code },
        fits: (offer) => limitOf(offer, code).kind !== 'excluded',
      }),
    ),
    {
      id: 'installments',
      group: 'payment',
      what: { kind: 'installments' },
      fits: (offer) => offer.installments,
    },
  ] satisfies FilterBox[];
  return boxes.filter(({ fits }) => offers.some(fits) && !offers.every(fits));
}

/** Different sums of the deciding coverage, smallest first; the smallest fits everybody and says nothing. */
function limitSteps(offers: readonly Offer[], code: string): Money[] {
  const amounts = new Map<number, Money>();
  for (const offer of offers) {
    const limit = limitOf(offer, code);
    if (limit.kind === 'amount') amounts.set(limit.amount.minor, limit.amount);
  }
  return [...amounts.values()].toSorted((a, b) => a.minor - b.minor);
}

function deductibleBoxes(offers: readonly Offer[]): FilterBox[] {
  const [smallest] = offers
    .flatMap(({ deductible }) => (deductible && deductible.minor > 0 ? [deductible] : []))
    .toSorted((a, b) => a.minor - b.minor);
  const none: FilterBox = {
    id: 'no-deductible',
    group: 'deductible',
    what: { kind: 'no-deductible' },
    fits: ({ deductible }) => !deductible || deductible.minor === 0,
  };
  if (!smallest) return [none];
  const small: FilterBox = {
    id: 'small-deductible',
    group: 'deductible',
    what: { kind: 'deductible-up-to', amount: smallest },
    fits: ({ deductible }) => (deductible?.minor ?? 0) <= smallest.minor,
  };
  return [none, small];
}

/** Offers that fit, of every group with a ticked box, at least one box; `extras` must all fit. */
export function filterOffers(
  offers: readonly Offer[],
  boxes: readonly FilterBox[],
  ticked: ReadonlySet<string>,
): Offer[] {
  const chosen = boxes.filter(({ id }) => ticked.has(id));
  const groups = Map.groupBy(chosen, ({ group }) => group);
  return offers.filter((offer) =>
    [...groups].every(([group, inGroup]) =>
      group === 'extras' ? inGroup.every(({ fits }) => fits(offer)) : inGroup.some(({ fits }) => fits(offer)),
    ),
  );
}
