import { offerDetail } from '@sigorta/contracts/operations/offer-detail';
import { useQuery } from '@sigorta/gateway-client/react/use-query';
import { useDocumentHead, useHydrated } from '@sigorta/runtime/runtime';
import type { ReactNode } from 'react';
import { useQueryId } from '../load/use-query-id.ts';
import { useProduct } from '../remote/journey-context.tsx';
import { LeadOn } from '../remote/LeadOn.tsx';
import { PageWait } from '../remote/PageWait.tsx';
import { useWords } from '../words/use-words.ts';
import { OfferGone } from './OfferGone.tsx';
import type { OfferDetail } from './use-amount.ts';

interface OfferAtProps {
  title: string;
  /** the page, of an offer that can be bought */
  children: (detail: OfferDetail) => ReactNode;
}

/** The offer that the address names; where it cannot be bought, what became of it. */
export function OfferAt({ title, children }: OfferAtProps) {
  const { t } = useWords();
  const offerId = useQueryId('teklif');
  const hydrated = useHydrated();
  useDocumentHead({ title });
  if (!hydrated) return <PageWait label={t('payment.wait')} />;
  if (offerId === null) return <OfferGone why="missing" />;
  return (
    <Found key={offerId} offerId={offerId}>
      {children}
    </Found>
  );
}

function Found({ offerId, children }: { offerId: string; children: OfferAtProps['children'] }) {
  const { t } = useWords();
  const { paths } = useProduct();
  const { state, answer, code, retry } = useQuery(offerDetail, { offerId });
  if (state === 'failed') return <OfferGone why={code} onRetry={retry} />;
  if (state !== 'ready') return <PageWait label={t('payment.wait')} />;
  if (answer.purchaseId !== null) return <LeadOn to={`${paths.policy}?satin-alma=${answer.purchaseId}`} />;
  if (answer.expired)
    return <OfferGone why="expired" offers={`${paths.offers}?sorgu=${answer.quote.quoteId}`} />;
  return children(answer);
}
