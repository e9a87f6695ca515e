import type { Offer } from '@sigorta/contracts/offer';
import { formatMoney } from '@sigorta/i18n/money';
import { Price } from '@sigorta/ui-kit/data/Price.tsx';
import { InsurerMark } from '../../words/InsurerMark.tsx';
import { useWords } from '../../words/use-words.ts';
import { holds } from '../holding.ts';
import { useNow } from '../use-now.ts';
import { WayOn } from '../WayOn.tsx';
import styles from './CompareHead.module.css';

/** Insurer, price and button on top of a column; the table says how large they may be. */
export function CompareHead({ offer, first }: { offer: Offer; first: boolean }) {
  const { t, language } = useWords();
  const now = useNow();
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
        <Price money={offer.price} language={language} size="m" />
      </div>
      <WayOn offer={offer} first={first} expired={!holds(offer, now)} />
    </div>
  );
}
