import { offerDetail } from '@sigorta/contracts/operations/offer-detail';
import { useQuery } from '@sigorta/gateway-client/react/use-query';
import { useDocumentHead, useHydrated } from '@sigorta/runtime/runtime';
import { useQueryId } from '../load/use-query-id.ts';
import { OfferGone } from '../payment/OfferGone.tsx';
import { useProduct } from '../remote/journey-context.tsx';
import { LeadOn } from '../remote/LeadOn.tsx';
import { PageWait } from '../remote/PageWait.tsx';
import { useWords } from '../words/use-words.ts';
import { ParticularsView } from './ParticularsView.tsx';

/** Whom and what the chosen offer insures, and its firm price (decision 0363). The address names the offer and nobody. */
export function ParticularsPage() {
  const { t } = useWords();
  const offerId = useQueryId('teklif');
  const hydrated = useHydrated();
  useDocumentHead({ title: t('particulars.title') });
  if (!hydrated) return <PageWait label={t('payment.wait')} />;
  if (offerId === null) return <OfferGone why="missing" />;
  return <Chosen key={offerId} offerId={offerId} />;
}

function Chosen({ offerId }: { offerId: string }) {
  const { t } = useWords();
  const { paths } = useProduct();
  const { state, answer, code, retry } = useQuery(offerDetail, { offerId });
  if (state === 'failed') return <OfferGone why={code} onRetry={retry} />;
  if (state !== 'ready') return <PageWait label={t('payment.wait')} />;
  if (answer.purchaseId !== null) return <LeadOn to={`${paths.policy}?satin-alma=${answer.purchaseId}`} />;
  if (answer.expired) return <OfferGone why="expired" />;
  /* asked for with everything at once: there is nothing left to say */
  if (answer.offer.standing === undefined) return <LeadOn to={`${paths.payment}?teklif=${offerId}`} />;
  return <ParticularsView detail={answer} />;
}
