import type { Offer } from '@sigorta/contracts/offer';

/** Minutes before its end from which a price says how many are left: earlier a time of day is enough. */
const nearMinutes = 10;

type Held = Pick<Offer, 'validUntil'>;

/** Whether the price of an offer still holds. @param now ms */
export const holds = ({ validUntil }: Held, now: number): boolean => Date.parse(validUntil) > now;

/** Minutes that a price still holds, begun ones counted; null while its end is far, and once it is over. */
export function minutesLeft({ validUntil }: Held, now: number): number | null {
  const minutes = Math.ceil((Date.parse(validUntil) - now) / 60_000);
  return minutes > 0 && minutes <= nearMinutes ? minutes : null;
}

/** The end that comes first of those that are still to come. */
export const firstEnd = (offers: readonly Held[], now: number): string | undefined =>
  offers
    .filter((offer) => holds(offer, now))
    .map(({ validUntil }) => validUntil)
    .toSorted()[0];
