import type { Offer } from '@sigorta/contracts/offer';
import type { AnswerOf } from '@sigorta/contracts/operation';
import { offerDetail } from '@sigorta/contracts/operations/offer-detail';
import { useQuery } from '@sigorta/gateway-client/react/use-query';
import { useEffect, useEffectEvent } from 'react';
import { holds } from '../offers/holding.ts';
import { useNow } from '../offers/use-now.ts';

/** What became of an offer that has ended: a purchase, or nothing. */
export type OfferEnd = Pick<AnswerOf<typeof offerDetail>, 'purchaseId'>;

/**
 * Whether an offer has ended while its page stood open. Once this device's clock says so the gateway is asked, and again with every
 * tick until it says the same: a clock that goes fast ends nothing, and a lost line only puts it off.
 */
export function useOfferEnd({ id, validUntil }: Pick<Offer, 'id' | 'validUntil'>): OfferEnd | null {
  const now = useNow();
  const isDue = !holds({ validUntil }, now);
  const { state, answer, retry } = useQuery(offerDetail, isDue ? { offerId: id } : null);
  const end = answer?.expired ? answer : null;
  const askAgain = useEffectEvent((at: number) => {
    const isAnswered = state === 'ready' || state === 'failed';
    if (isAnswered && end === null && !holds({ validUntil }, at)) retry();
  });
  useEffect(() => askAgain(now), [now]);
  return end;
}
