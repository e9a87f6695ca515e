import { useBoot, useDocumentHead, useHydrated } from '@sigorta/runtime/runtime';
import { gatewayOf } from '../load/gateway-of.ts';
import { useLoad } from '../load/use-load.ts';
import { useQueryId } from '../load/use-query.ts';
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
  const boot = useBoot();
  const { load, retry } = useLoad(`offer|${offerId}`, async (signal) => {
    const { fetchOffer } = await import('@sigorta/gateway-client/fetch-offer');
    return fetchOffer(gatewayOf(boot), { offerId }, { signal });
  });
  if (load.state === 'failed') return <OfferGone why={load.error} onRetry={retry} />;
  if (load.state !== 'ready') return <PageWait label={t('payment.wait')} />;
  if (load.value.expired) return <OfferGone why="expired" />;
  return <PaymentForm detail={load.value} />;
}
