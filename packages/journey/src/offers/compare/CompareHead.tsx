import type { Offer } from '@sigorta/contracts/offer';
import { formatMoney } from '@sigorta/i18n/money';
import { Price } from '@sigorta/ui-kit/data/Price.tsx';
import { InsurerMark } from '../../words/InsurerMark.tsx';
import { useWords } from '../../words/use-words.ts';
import { WayOn } from '../WayOn.tsx';
import styles from './CompareHead.module.css';

interface CompareHeadProps {
  offer: Offer;
  /** the lowest that can be bought */
  first: boolean;
  expired: boolean;
}

/** Insurer, price and button on top of a column; the table says how large they may be. */
export function CompareHead({ offer, first, expired }: CompareHeadProps) {
  const { t, language } = useWords();
  return (
    <div className={styles.head}>
      <InsurerMark insurer={offer.insurer} note={offer.planName} />
      <div>
        <span className={styles.above}>
          {offer.currencyPrice.currency !== offer.price.currency && (
            <>
              <bdi dir="ltr">{formatMoney(offer.currencyPrice, language)}</bdi>{' '}
              <span className={styles.wide}>· </span>
            </>
          )}
          <span className={styles.wide}>{t('compare.single')}</span>
        </span>
        <Price money={offer.price} language={language} size="m" quiet={expired} />
      </div>
      <WayOn offer={offer} first={first} expired={expired} />
    </div>
  );
}
