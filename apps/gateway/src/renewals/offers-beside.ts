import type { Offer } from '@sigorta/contracts/offer';
import { type Narrowing, narrowings, type Reach } from '@sigorta/product-kit/narrower';

/** A new offer, and where it covers less than the policy that ends. */
interface Beside {
  offer: Offer;
  narrower: Narrowing[];
}

export interface Compared {
  /** of the insurer whose policy ends, its own plan before its others; null when it makes no price */
  same: Beside | null;
  /** null when nobody makes one */
  cheapest: Beside | null;
}

const reachOf = ({ coverages, deductible, exclusions, territory }: Offer): Reach => ({
  coverages,
  deductible,
  exclusions,
  territory,
});

/**
 * The offers that a buyer compares first.
 * @param was as the policy that ends was bought
 * @param offers the cheapest first
 */
export function offersBeside(was: Offer, offers: readonly Offer[]): Compared {
  const beside = (offer: Offer | undefined): Beside | null =>
    offer ? { offer, narrower: narrowings(reachOf(was), reachOf(offer)) } : null;
  const ofInsurer = offers.filter(({ insurer }) => insurer.id === was.insurer.id);
  return {
    same: beside(ofInsurer.find(({ planName }) => planName === was.planName) ?? ofInsurer[0]),
    cheapest: beside(offers[0]),
  };
}
