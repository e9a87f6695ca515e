import { isAgreed } from '../particulars/agreed-price.ts';
import { useProduct } from '../remote/journey-context.tsx';
import { LeadOn } from '../remote/LeadOn.tsx';
import { useWords } from '../words/use-words.ts';
import { OfferAt } from './OfferAt.tsx';
import { PaymentForm } from './PaymentForm.tsx';

/** Pays one offer. Nothing of a third party is loaded here, and no card value leaves the inputs but in the one call. */
export function PaymentPage() {
  const { t } = useWords();
  const { paths } = useProduct();
  return (
    <OfferAt title={t('payment.title')}>
      {(detail) =>
        paths.particulars && !isAgreed(detail.offer, sessionStorage) ? (
          <LeadOn to={`${paths.particulars}?teklif=${detail.offer.id}`} />
        ) : (
          <PaymentForm detail={detail} />
        )
      }
    </OfferAt>
  );
}
