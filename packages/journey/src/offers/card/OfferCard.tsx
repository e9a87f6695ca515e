import type { Money } from '@sigorta/contracts/money';
import type { Offer } from '@sigorta/contracts/offer';
import { formatMoney } from '@sigorta/i18n/money';
import { Badge } from '@sigorta/ui-kit/data/Badge.tsx';
import { Price } from '@sigorta/ui-kit/data/Price.tsx';
import { Checkbox } from '@sigorta/ui-kit/field/Checkbox.tsx';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import { memo, useId, useState } from 'react';
import { useProduct } from '../../remote/journey-context.tsx';
import { InsurerMark } from '../../words/InsurerMark.tsx';
import { useWords } from '../../words/use-words.ts';
import { WayOn } from '../WayOn.tsx';
import { AgainWords } from './AgainWords.tsx';
import { CoverageTriple } from './CoverageTriple.tsx';
import { DeductibleWords } from './DeductibleWords.tsx';
import { FitMarks } from './FitMarks.tsx';
import styles from './OfferCard.module.css';
import { OfferDetails } from './OfferDetails.tsx';
import { QuoteDocumentButton } from './QuoteDocumentButton.tsx';

interface OfferCardProps {
  offer: Offer;
  insuredNames: readonly string[];
  /** how many persons the price is for */
  people: number;
  /** the cheapest has the page's one solid button */
  cheapest: boolean;
  expired: boolean;
  /** null while its end is far */
  minutesLeft: number | null;
  /** what it ended with before it was asked for again */
  was: Money | undefined;
  compared: boolean;
  /** no more can be put beside the others */
  compareFull: boolean;
  onCompare: (id: string, on: boolean) => void;
}

/**
 * Insurer, three coverages in words, price with excess, button, compare, details (spec §2, offer card). Drawn anew only when
 * something of it changed: the others stand while one arrives.
 */
export const OfferCard = memo(DrawnCard);

function DrawnCard(props: OfferCardProps) {
  const { offer, insuredNames, people, cheapest, expired, compared, compareFull, onCompare } = props;
  const { minutesLeft, was } = props;
  const { t, language } = useWords();
  const { insured } = useProduct();
  const [open, setOpen] = useState(false);
  const id = useId();
  const foreign = offer.currencyPrice.currency !== offer.price.currency;
  return (
    <article className={`${styles.card} ${cheapest ? styles.best : ''}`} aria-labelledby={`${id}-name`}>
      <h2 id={`${id}-name`} className={styles.head}>
        <InsurerMark insurer={offer.insurer} note={offer.planName} />
      </h2>
      {cheapest && (
        <Badge tone="brand" className={styles.lowest}>
          {t('offer.lowest')}
        </Badge>
      )}
      <div className={styles.coverages}>
        <CoverageTriple offer={offer} />
      </div>
      <div className={styles.price}>
        <p className={styles.above}>
          {foreign && <bdi dir="ltr">{formatMoney(offer.currencyPrice, language)}</bdi>}
          <DeductibleWords deductible={offer.deductible} />
        </p>
        <Price money={offer.price} language={language} size="l" quiet={expired} className={styles.amount} />
      </div>
      <p className={styles.notes}>
        <span>{insured.max > 1 ? t('offer.for', { count: people }) : t('offer.total')}</span>
        {offer.installments && <span>{t('offer.installments')}</span>}
        {offer.standing === 'indicative' && <span>{t('offer.indicative')}</span>}
        {minutesLeft !== null && <span>{t('offer.left', { count: minutesLeft })}</span>}
        {expired && <span>{t('offer.over')}</span>}
        {was && !expired && (
          <span>
            <AgainWords offer={offer} was={was} />
          </span>
        )}
      </p>
      <div className={styles.buy} data-print="hide">
        <WayOn offer={offer} first={cheapest} expired={expired} />
      </div>
      <div className={styles.foot}>
        <Checkbox
          id={`${id}-compare`}
          label={t('offer.compare')}
          aria-label={t('offer.compareNamed', { insurer: offer.insurer.name })}
          checked={compared}
          disabled={compareFull && !compared}
          onChange={(event) => onCompare(offer.id, event.target.checked)}
        />
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={`${id}-details`}
          onClick={() => setOpen(!open)}
        >
          {t('offer.details')}
          <Icon name={open ? 'up' : 'down'} size={16} />
        </button>
        <FitMarks offer={offer} />
      </div>
      <div id={`${id}-details`} className={styles.details} hidden={!open}>
        {open && (
          <>
            <OfferDetails offer={offer} insuredNames={insuredNames} />
            <QuoteDocumentButton offer={offer} />
          </>
        )}
      </div>
    </article>
  );
}
