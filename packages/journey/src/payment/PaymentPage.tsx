import { offerDetail } from '@sigorta/contracts/operations/offer-detail';
import { useQuery } from '@sigorta/gateway-client/react/use-query';
import { useDocumentHead, useHydrated, useNavigate } from '@sigorta/runtime/runtime';
import { useEffect } from 'react';
import { useQueryId } from '../load/use-query-id.ts';
import { useProduct } from '../remote/journey-context.tsx';
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

/** What is bought already is not paid again: its buyer comes to where it stands. */
function LeadOn({ purchaseId }: { purchaseId: string }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { paths } = useProduct();
  useEffect(() => {
    void navigate(`${paths.policy}?satin-alma=${purchaseId}`, { replace: true });
  }, [navigate, paths.policy, purchaseId]);
  return <PageWait label={t('payment.wait')} />;
}

function OfferPayment({ offerId }: { offerId: string }) {
  const { t } = useWords();
  const { state, answer, code, retry } = useQuery(offerDetail, { offerId });
  if (state === 'failed') return <OfferGone why={code} onRetry={retry} />;
  if (state !== 'ready') return <PageWait label={t('payment.wait')} />;
  if (answer.purchaseId !== null) return <LeadOn purchaseId={answer.purchaseId} />;
  if (answer.expired) return <OfferGone why="expired" />;
  return <PaymentForm detail={answer} />;
}
