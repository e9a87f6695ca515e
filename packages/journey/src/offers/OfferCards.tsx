import type { Offer } from '@sigorta/contracts/offer';
import { type Ref, useMemo } from 'react';
import { CheapestOffer } from './card/cheapest-offer.ts';
import { OfferCard } from './card/OfferCard.tsx';
import { compareMax } from './compare-offers.ts';
import { holds, minutesLeft } from './holding.ts';
import styles from './OfferList.module.css';
import type { QuoteState } from './quote-state.ts';
import { useNow } from './use-now.ts';
import { peopleOf } from './way-to-buy.ts';

interface OfferCardsProps {
  quote: QuoteState['quote'];
  was?: QuoteState['was'] | undefined;
  offers: readonly Offer[];
  cheapest: Offer | undefined;
  compared: readonly string[];
  /** the same function every time, or all cards are drawn anew for one that came */
  onCompare: (id: string, on: boolean) => void;
  label?: string | undefined;
  ref?: Ref<HTMLOListElement>;
}

/** Offers below one another, as they are handed in. */
export function OfferCards({
  quote,
  was,
  offers,
  cheapest,
  compared,
  onCompare,
  label,
  ref,
}: OfferCardsProps) {
  const now = useNow();
  const insuredNames = useMemo(() => quote?.insuredNames ?? [], [quote]);
  return (
    <CheapestOffer value={cheapest}>
      <ol className={styles.offers} aria-label={label} ref={ref} tabIndex={-1}>
        {offers.map((offer) => (
          <li key={offer.id}>
            <OfferCard
              offer={offer}
              insuredNames={insuredNames}
              people={quote ? peopleOf(quote) : 0}
              cheapest={offer.id === cheapest?.id}
              expired={!holds(offer, now)}
              minutesLeft={minutesLeft(offer, now)}
              was={was?.get(offer.id)}
              compared={compared.includes(offer.id)}
              compareFull={compared.length >= compareMax}
              onCompare={onCompare}
            />
          </li>
        ))}
      </ol>
    </CheapestOffer>
  );
}
