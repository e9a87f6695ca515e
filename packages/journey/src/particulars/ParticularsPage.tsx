import { OfferAt } from '../payment/OfferAt.tsx';
import { useProduct } from '../remote/journey-context.tsx';
import { LeadOn } from '../remote/LeadOn.tsx';
import { useWords } from '../words/use-words.ts';
import { ParticularsView } from './ParticularsView.tsx';

/** Whom and what the chosen offer insures, and its firm price (decision 0363). The address names the offer and nobody. */
export function ParticularsPage() {
  const { t } = useWords();
  const { paths } = useProduct();
  return (
    <OfferAt title={t('particulars.title')}>
      {(detail) =>
        /* asked for with everything at once: there is nothing left to say */
        detail.offer.standing === undefined ? (
          <LeadOn to={`${paths.payment}?teklif=${detail.offer.id}`} />
        ) : (
          <ParticularsView detail={detail} />
        )
      }
    </OfferAt>
  );
}
