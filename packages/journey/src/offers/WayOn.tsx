import type { Offer } from '@sigorta/contracts/offer';
import { formatMoney } from '@sigorta/i18n/money';
import { Link } from '@sigorta/runtime/runtime';
import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import { use } from 'react';
import { useProduct } from '../remote/journey-context.tsx';
import { useWords } from '../words/use-words.ts';
import { BoughtQuote } from './bought-quote.ts';
import { wayToBuy } from './way-to-buy.ts';

interface WayOnProps {
  offer: Offer;
  /** the one that stands out among those beside it */
  first: boolean;
  /** its price holds no longer */
  expired: boolean;
}

/** On to payment, or to new prices; of a quote that is bought nothing more is. */
export function WayOn({ offer, first, expired }: WayOnProps) {
  const { t, language } = useWords();
  const product = useProduct();
  if (use(BoughtQuote) !== null) return null;
  if (expired)
    return (
      <Link className={buttonClass({ variant: 'outline', block: true })} to={product.paths.form}>
        {t('offers.askAgain')}
      </Link>
    );
  return (
    <Link
      className={buttonClass({ variant: first ? 'solid' : 'outline', block: true })}
      to={wayToBuy(product, offer)}
      aria-label={t('offer.buyNamed', {
        insurer: offer.insurer.name,
        price: formatMoney(offer.price, language),
      })}
    >
      {t('offer.buy')}
    </Link>
  );
}
