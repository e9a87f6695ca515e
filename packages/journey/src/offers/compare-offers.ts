import type { Offer } from '@sigorta/contracts/offer';
import { limitOf, rankOf } from './limit-rank.ts';

/** At most so many stand side by side. */
export const compareMax = 4;

/** Why a cell is better than the others of its row; the words for it stand beside the colour. */
export type Better = 'highest' | 'widest' | 'only' | 'no-deductible' | 'lowest-deductible';

export interface CompareRow {
  /** a coverage's code, or the excess */
  code: string | null;
  differs: boolean;
  /** one a column */
  better: (Better | null)[];
}

export interface Comparison {
  coverages: CompareRow[];
  deductible: CompareRow;
  differences: number;
}

/** What is equal and what differs between offers, row by row in the product's order. */
export function compareOffers(offers: readonly Offer[], coverages: readonly string[]): Comparison {
  const rows = coverages.map((code) => coverageRow(offers, code));
  const deductible = deductibleRow(offers);
  return {
    coverages: rows,
    deductible,
    differences: [...rows, deductible].filter(({ differs }) => differs).length,
  };
}

function coverageRow(offers: readonly Offer[], code: string): CompareRow {
  const limits = offers.map((offer) => limitOf(offer, code));
  const ranks = limits.map(rankOf);
  const differs = new Set(ranks).size > 1;
  const best = Math.max(...ranks);
  const winners = ranks.filter((rank) => rank === best).length;
  const others = ranks.filter((rank) => rank !== best);
  const better = limits.map((limit, at): Better | null => {
    if (!differs || ranks[at] !== best) return null;
    /* where the others cover nothing of it there is nothing to be wider or higher than */
    if (others.every((rank) => rank < 0)) return winners === 1 ? 'only' : null;
    return limit.kind === 'amount' || limit.kind === 'count' ? 'highest' : 'widest';
  });
  return { code, differs, better };
}

function deductibleRow(offers: readonly Offer[]): CompareRow {
  const sums = offers.map(({ deductible }) => deductible?.minor ?? 0);
  const least = Math.min(...sums);
  const differs = new Set(sums).size > 1;
  const better = sums.map((sum): Better | null => {
    if (!differs || sum !== least) return null;
    return sum === 0 ? 'no-deductible' : 'lowest-deductible';
  });
  return { code: null, differs, better };
}
