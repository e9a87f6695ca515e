import type { CoverageLimit } from '@sigorta/contracts/coverage';
import type { Money } from '@sigorta/contracts/money';
import type { Offer } from '@sigorta/contracts/offer';
import { limitOf, rankOf } from './limit-rank.ts';

/** In the order of the panel. */
export const filterGroups = ['fit', 'coverage', 'deductible', 'extras', 'payment', 'insurer'] as const;
export type FilterGroup = (typeof filterGroups)[number];

/** One box of the filter panel. Boxes of one group widen the choice, groups narrow it. */
export interface FilterBox {
  id: string;
  group: FilterGroup;
  what:
    | { kind: 'fits'; authority: string }
    | { kind: 'at-least'; limit: CoverageLimit }
    | { kind: 'no-deductible' }
    | { kind: 'deductible-up-to'; amount: Money }
    | { kind: 'covers'; code: string }
    | { kind: 'installments' }
    | { kind: 'insurer'; name: string };
  fits: (offer: Offer) => boolean;
}

/** The boxes that make sense for these offers: a box that all or none of them fits is not offered. */
export function filterBoxes(offers: readonly Offer[], coverages: readonly string[]): FilterBox[] {
  const [deciding = '', ...others] = coverages;
  const steps = limitSteps(offers, deciding);
  const boxes = [
    ...fitBoxes(offers),
    ...steps.map(
      (limit): FilterBox => ({
        id: `min-${rankOf(limit)}`,
        group: 'coverage',
        what: { kind: 'at-least', limit },
        fits: (offer) => rankOf(limitOf(offer, deciding)) >= rankOf(limit),
      }),
    ),
    ...deductibleBoxes(offers),
    /* a first coverage without sums or times is held or not, like the others */
    ...(steps.length > 0 ? others : coverages).map(
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
    ...insurerBoxes(offers),
  ] satisfies FilterBox[];
  return boxes.filter(({ fits }) => offers.some(fits) && !offers.every(fits));
}

/** Different limits of the deciding coverage, smallest first; the smallest fits everybody and says nothing. */
function limitSteps(offers: readonly Offer[], code: string): CoverageLimit[] {
  const steps = new Map<number, CoverageLimit>();
  for (const offer of offers) {
    const limit = limitOf(offer, code);
    if (limit.kind === 'amount' || limit.kind === 'count') steps.set(rankOf(limit), limit);
  }
  return [...steps.values()].toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** One for each desk that some offer was judged for. */
function fitBoxes(offers: readonly Offer[]): FilterBox[] {
  const authorities = new Set(offers.flatMap(({ fits = [] }) => fits.map(({ authority }) => authority)));
  return [...authorities].map((authority) => ({
    id: `fits-${authority}`,
    group: 'fit',
    what: { kind: 'fits', authority },
    fits: ({ fits = [] }) => fits.some((fit) => fit.authority === authority && fit.answer === 'fits'),
  }));
}

/** By name, so that nobody stands first for another reason. */
function insurerBoxes(offers: readonly Offer[]): FilterBox[] {
  const names = new Map(offers.map(({ insurer }) => [insurer.id, insurer.name]));
  return [...names]
    .toSorted(([, a], [, b]) => a.localeCompare(b, 'tr'))
    .map(([id, name]) => ({
      id: `insurer-${id}`,
      group: 'insurer',
      what: { kind: 'insurer', name },
      fits: ({ insurer }) => insurer.id === id,
    }));
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
