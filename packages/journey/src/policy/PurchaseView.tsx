import { useNavigate } from '@sigorta/runtime/runtime';
import { useEffect } from 'react';
import { AskedElsewhere } from '../create-policy/AskedElsewhere.tsx';
import { WaitOverlay } from '../overlays/WaitOverlay.tsx';
import { useProduct } from '../remote/journey-context.tsx';
import { PageWait } from '../remote/PageWait.tsx';
import { useWords } from '../words/use-words.ts';
import { CancelledPolicy } from './CancelledPolicy.tsx';
import { NoPurchase } from './NoPurchase.tsx';
import { PolicyReady } from './PolicyReady.tsx';
import { isAsking } from './polling.ts';
import { StateNotice } from './StateNotice.tsx';
import { TransferNotice } from './TransferNotice.tsx';
import { useComeFromMail } from './use-come-from-mail.ts';
import { usePurchase } from './use-purchase.ts';

export function PurchaseView({ purchaseId }: { purchaseId: string }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { paths } = useProduct();
  const { answer: purchase, code, retry } = usePurchase(purchaseId);
  useComeFromMail(purchaseId, (purchase?.personal ?? null) !== null);
  const declined = purchase?.state === 'declined' && purchase.personal !== null;

  /* the form is kept there; only the card is typed again */
  useEffect(() => {
    if (!declined || !paths.payment) return;
    void navigate(`${paths.payment}?teklif=${purchase.offerId}&sonuc=${purchaseId}`, { replace: true });
  }, [declined, navigate, paths.payment, purchase, purchaseId]);

  const asks = purchase !== null && isAsking(purchase) && paths.createPolicy !== undefined;
  useEffect(() => {
    if (asks) void navigate(`${paths.createPolicy}?satin-alma=${purchaseId}`, { replace: true });
  }, [asks, navigate, paths.createPolicy, purchaseId]);

  if (purchase === null) {
    return code === null ? <PageWait label={t('policy.wait')} /> : <NoPurchase code={code} onRetry={retry} />;
  }
  if (declined || asks) return <PageWait label={t('policy.wait')} />;
  if (purchase.detailsUntil !== null) return <AskedElsewhere until={purchase.detailsUntil} />;
  if (purchase.cancellation !== null && purchase.cancellation !== 'refused') {
    return <CancelledPolicy purchase={purchase} state={purchase.cancellation} />;
  }
  const { state } = purchase;
  if (state === 'issued') return <PolicyReady purchase={purchase} again={retry} />;
  const transfer = purchase.personal?.transfer;
  if (transfer) return <TransferNotice transfer={transfer} offerId={purchase.offerId} />;
  if (state === 'issuing') {
    return <WaitOverlay open title={t('policy.issuing.title')} text={t('policy.issuing.text')} />;
  }
  return <StateNotice purchase={purchase} state={state} />;
}
