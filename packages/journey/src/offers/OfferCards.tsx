import type { Offer } from '@sigorta/contracts/offer';
import type { Ref } from 'react';
import { OfferCard } from './card/OfferCard.tsx';
import { compareMax } from './compare-offers.ts';
import { holds, minutesLeft } from './holding.ts';
import styles from './OfferList.module.css';
import type { QuoteState } from './quote-state.ts';
import { useNow } from './use-now.ts';
import { peopleOf } from './way-to-buy.ts';

interface OfferCardsProps {
  quote: QuoteState['quote'];
  offers: readonly Offer[];
  cheapest: Offer | undefined;
  compared: readonly string[];
  onCompare: (id: string, on: boolean) => void;
  label?: string | undefined;
  ref?: Ref<HTMLOListElement>;
}

/** Offers below one another, as they are handed in. */
export function OfferCards({ quote, offers, cheapest, compared, onCompare, label, ref }: OfferCardsProps) {
  const now = useNow();
  return (
    <ol className={styles.offers} aria-label={label} ref={ref} tabIndex={-1}>
      {offers.map((offer) => (
        <li key={offer.id}>
          <OfferCard
            offer={offer}
            insuredNames={quote?.insuredNames ?? []}
            people={quote ? peopleOf(quote) : 0}
            cheapest={offer.id === cheapest?.id}
            expired={!holds(offer, now)}
            minutesLeft={minutesLeft(offer, now)}
            compared={compared.includes(offer.id)}
            compareFull={compared.length >= compareMax}
            onCompare={(on) => onCompare(offer.id, on)}
          />
        </li>
      ))}
    </ol>
  );
}
