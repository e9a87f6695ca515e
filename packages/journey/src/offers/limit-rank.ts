import type { CoverageLimit } from '@sigorta/contracts/coverage';
import type { Offer } from '@sigorta/contracts/offer';

export const limitOf = (offer: Offer, code: string): CoverageLimit =>
  offer.coverages.find((coverage) => coverage.code === code)?.limit ?? { kind: 'excluded' };

/** How much a limit covers, for comparing limits of one coverage; what is not named is not covered. */
export function rankOf(limit: CoverageLimit): number {
  switch (limit.kind) {
    case 'excluded':
      return -1;
    case 'amount':
      return limit.amount.minor;
    case 'count':
      return limit.count;
    case 'included':
      return Number.MAX_SAFE_INTEGER - 1;
    case 'unlimited':
      return Number.MAX_SAFE_INTEGER;
  }
}

export const limitRank = (offer: Offer, code: string): number => rankOf(limitOf(offer, code));
