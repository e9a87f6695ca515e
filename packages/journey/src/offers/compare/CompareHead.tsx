import type { Offer } from '@sigorta/contracts/offer';
import { formatMoney } from '@sigorta/i18n/money';
import { Link } from '@sigorta/runtime/runtime';
import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import { Price } from '@sigorta/ui-kit/data/Price.tsx';
import { use } from 'react';
import { useProduct } from '../../remote/journey-context.tsx';
import { InsurerMark } from '../../words/InsurerMark.tsx';
import { useWords } from '../../words/use-words.ts';
import { BoughtQuote } from '../bought-quote.ts';
import { wayToBuy } from '../way-to-buy.ts';
import styles from './CompareHead.module.css';

/** Insurer, price and button on top of a column; the table says how large they may be. */
export function CompareHead({ offer, first }: { offer: Offer; first: boolean }) {
  const { t, language } = useWords();
  const product = useProduct();
  const isBought = use(BoughtQuote) !== null;
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
      {!isBought && (
        <Link
          className={buttonClass({ variant: first ? 'solid' : 'outline', size: 'm', block: true })}
          to={wayToBuy(product, offer)}
          aria-label={t('offer.buyNamed', {
            insurer: offer.insurer.name,
            price: formatMoney(offer.price, language),
          })}
        >
          {t('offer.buy')}
        </Link>
      )}
    </div>
  );
}
