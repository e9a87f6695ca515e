import type { Offer } from '@sigorta/contracts/offer';
import type { QuoteSummary } from '@sigorta/contracts/operations/quote-create';
import { formatMoney } from '@sigorta/i18n/money';
import { Price } from '@sigorta/ui-kit/data/Price.tsx';
import { Ticket } from '@sigorta/ui-kit/data/Ticket.tsx';
import { QuoteSummaryLine } from '../offers/QuoteSummaryLine.tsx';
import { isFirm } from '../offers/way-to-buy.ts';
import { InsurerMark } from '../words/InsurerMark.tsx';
import { EndsSoon } from '../words/Until.tsx';
import { useWords } from '../words/use-words.ts';
import styles from './ParticularsView.module.css';

/** Whose offer it is, what it costs and how that stands, beside what is still asked. */
export function ChosenOffer({ offer, quote }: { offer: Offer; quote: QuoteSummary }) {
  const { t, language } = useWords();
  const foreign = offer.currencyPrice.currency !== offer.price.currency;
  const standing = offer.standing === 'kept' || offer.standing === 'indicative' ? offer.standing : null;
  return (
    <Ticket
      sticky
      className={styles.chosen}
      title={t('particulars.offer')}
      label={t('particulars.offer')}
      top={
        <div className={styles.price}>
          <InsurerMark insurer={offer.insurer} note={offer.planName} />
          <Price money={offer.price} language={language} size="xl" />
          {foreign && (
            <bdi dir="ltr" className={styles.foreign}>
              {formatMoney(offer.currencyPrice, language)}
            </bdi>
          )}
          <EndsSoon instant={offer.validUntil} className={styles.foreign} />
        </div>
      }
      note={isFirm(offer) ? t('order.keep') : standing && t(`particulars.${standing}`)}
    >
      <QuoteSummaryLine quote={{ quote }} />
    </Ticket>
  );
}
