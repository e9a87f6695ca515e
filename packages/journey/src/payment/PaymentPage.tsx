import { offerDetail } from '@sigorta/contracts/operations/offer-detail';
import { useQuery } from '@sigorta/gateway-client/react/use-query';
import { useDocumentHead, useHydrated } from '@sigorta/runtime/runtime';
import { useQueryId } from '../load/use-query-id.ts';
import { isAgreed } from '../particulars/agreed-price.ts';
import { useProduct } from '../remote/journey-context.tsx';
import { LeadOn } from '../remote/LeadOn.tsx';
import { PageWait } from '../remote/PageWait.tsx';
import { useWords } from '../words/use-words.ts';
import { OfferGone } from './OfferGone.tsx';
import { PaymentForm } from './PaymentForm.tsx';

/** Pays one offer. Nothing of a third party is loaded here, and no card value leaves the inputs but in the one call. */
export function PaymentPage() {
  const { t } = useWords();
  const offerId = useQueryId('teklif');
  const hydrated = useHydrated();
  useDocumentHead({ title: t('payment.title') });
  if (!hydrated) return <PageWait label={t('payment.wait')} />;
  if (offerId === null) return <OfferGone why="missing" />;
  return <OfferPayment key={offerId} offerId={offerId} />;
}

function OfferPayment({ offerId }: { offerId: string }) {
  const { t } = useWords();
  const { paths } = useProduct();
  const { state, answer, code, retry } = useQuery(offerDetail, { offerId });
  if (state === 'failed') return <OfferGone why={code} onRetry={retry} />;
  if (state !== 'ready') return <PageWait label={t('payment.wait')} />;
  if (answer.purchaseId !== null) return <LeadOn to={`${paths.policy}?satin-alma=${answer.purchaseId}`} />;
  if (answer.expired) return <OfferGone why="expired" />;
  if (paths.particulars && !isAgreed(answer.offer, sessionStorage))
    return <LeadOn to={`${paths.particulars}?teklif=${offerId}`} />;
  return <PaymentForm detail={answer} />;
}
