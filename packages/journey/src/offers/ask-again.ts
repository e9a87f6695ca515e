import type { Money } from '@sigorta/contracts/money';
import type { Offer } from '@sigorta/contracts/offer';
import { offerAgain } from '@sigorta/contracts/operations/offer-again';
import type { Gateway } from '@sigorta/gateway-client/gateway';
import { visitOf } from '../live/live-prices.ts';
import { holds } from './holding.ts';

export interface AskedAgain {
  offer: Offer;
  /** what this list showed until it ended */
  was: Money;
}

/* ends that this document has asked about, whatever came of it */
const asked = new Set<string>();

const endOf = ({ id, validUntil }: Offer): string => `${id}|${validUntil}`;

/**
 * Ended offers of a list whose insurers may be asked again now: not those that were, none beyond what a visit may ask, and none
 * where all have ended, for then the whole list is asked for by its buyer. What it names counts as asked.
 */
export function takeEnded(gateway: Gateway, offers: readonly Offer[], now: number): Offer[] {
  if (!offers.some((offer) => holds(offer, now))) return [];
  const due = offers.filter((offer) => !holds(offer, now) && !asked.has(endOf(offer)));
  if (due.length === 0 || !visitOf(gateway).spend(due.map(endOf).join())) return [];
  for (const offer of due) asked.add(endOf(offer));
  return due;
}

/**
 * Its insurer's price of now; null where there is none, and of an offer that the gateway says holds still. What it cost is what
 * stands in this list: another tab may have asked, and to the gateway nothing changed since.
 */
export async function askAgain(gateway: Gateway, ended: Offer): Promise<AskedAgain | null> {
  try {
    const answer = await gateway.call(offerAgain, { offerId: ended.id });
    if (answer.result !== 'asked' || endOf(answer.offer) === endOf(ended)) return null;
    return { offer: answer.offer, was: ended.price };
  } catch {
    /* it stays ended, with the way to new offers */
    return null;
  }
}
