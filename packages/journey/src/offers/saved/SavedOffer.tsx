import type { Offer } from '@sigorta/contracts/offer';
import type { SavedQuoteView } from '@sigorta/contracts/operations/saved-quote';
import { formatMoney } from '@sigorta/i18n/money';
import { Link } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import { Badge } from '@sigorta/ui-kit/data/Badge.tsx';
import { Price } from '@sigorta/ui-kit/data/Price.tsx';
import { Disclosure } from '@sigorta/ui-kit/dialog/Disclosure.tsx';
import { useId } from 'react';
import { useProduct } from '../../remote/journey-context.tsx';
import { InsurerMark } from '../../words/InsurerMark.tsx';
import { useWords } from '../../words/use-words.ts';
import { CoverageTriple } from '../card/CoverageTriple.tsx';
import { DeductibleWords } from '../card/DeductibleWords.tsx';
import { OfferDetails } from '../card/OfferDetails.tsx';
import { Narrower } from './Narrower.tsx';
import { PriceMoved } from './PriceMoved.tsx';
import { priceChange } from './price-changes.ts';
import styles from './SavedOffers.module.css';

interface SavedOfferProps {
  offer: Offer;
  before: SavedQuoteView['before'];
  /** what the offer would follow; null where it follows nothing */
  was: SavedQuoteView['was'] | null;
  people: number;
  cheapest: boolean;
  expired: boolean;
  /** null while its end is far */
  minutesLeft: number | null;
  /** nothing of this quote was bought yet */
  buyable: boolean;
  /** where it is paid; null until the quote is the caller's */
  payment: string | null;
  onClaim: () => void;
}

export function SavedOffer({ offer, before, cheapest, expired, buyable, ...props }: SavedOfferProps) {
  const { people, minutesLeft, payment, was, onClaim } = props;
  const { t, language } = useWords();
  const { insured } = useProduct();
  const id = useId();
  const change = before.length > 0 ? priceChange(before, offer) : null;
  const buy = {
    'aria-label': t('offer.buyNamed', {
      insurer: offer.insurer.name,
      price: formatMoney(offer.price, language),
    }),
  };
  const variant = cheapest ? 'solid' : 'outline';
  return (
    <li className={styles.card} aria-labelledby={id}>
      <div className={styles.name}>
        <h2 id={id}>
          <InsurerMark insurer={offer.insurer} note={offer.planName} />
        </h2>
        {cheapest && <Badge tone="brand">{t('offer.lowest')}</Badge>}
        {before.length > 0 && change === null && <Badge tone="info">{t('saved.fresh')}</Badge>}
      </div>
      <CoverageTriple offer={offer} />
      <div className={styles.price}>
        <DeductibleWords deductible={offer.deductible} />
        {change ? (
          <PriceMoved change={change} price={offer.price} />
        ) : (
          <Price money={offer.price} language={language} size="l" quiet={expired} />
        )}
        <p className={styles.total}>
          {insured.max > 1 && people > 0 ? t('offer.for', { count: people }) : t('offer.total')}
        </p>
        {minutesLeft !== null && <p className={styles.total}>{t('offer.left', { count: minutesLeft })}</p>}
        {expired && <p className={styles.total}>{t('offer.over')}</p>}
        {buyable &&
          !expired &&
          (payment ? (
            <Link className={buttonClass({ variant, block: true })} to={payment} {...buy}>
              {t('offer.buy')}
            </Link>
          ) : (
            <Button variant={variant} block aria-haspopup="dialog" onClick={onClaim} {...buy}>
              {t('offer.buy')}
            </Button>
          ))}
      </div>
      {was && <Narrower was={was} offer={offer} />}
      <Disclosure label={t('offer.details')} className={styles.more}>
        <OfferDetails offer={offer} insuredNames={[]} />
      </Disclosure>
    </li>
  );
}
