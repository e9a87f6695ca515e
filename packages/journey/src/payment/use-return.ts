import { useBoot, useNavigate } from '@sigorta/runtime/runtime';
import { useEffect } from 'react';
import { gatewayOf } from '../load/gateway-of.ts';
import { useLoad } from '../load/use-load.ts';
import { useQueryId } from '../load/use-query.ts';
import { useProduct } from '../remote/journey-context.tsx';

/**
 * After the bank's page the buyer is back with `sonuc`: the code of what went wrong, null while it is asked or when
 * there is nothing to tell. A purchase that is not lost is shown where it stands instead.
 */
export function useReturn(): string | null {
  const boot = useBoot();
  const navigate = useNavigate();
  const { paths } = useProduct();
  const purchaseId = useQueryId('sonuc');
  const { load } = useLoad(purchaseId && `purchase|${purchaseId}`, async (signal) => {
    const { fetchPurchase } = await import('@sigorta/gateway-client/fetch-purchase');
    return fetchPurchase(gatewayOf(boot), { purchaseId: purchaseId ?? '' }, { signal });
  });
  const purchase = load.state === 'ready' ? load.value : null;
  const lost = purchase === null || purchase.state === 'declined' || purchase.state === 'expired';
  useEffect(() => {
    if (purchase !== null && !lost)
      navigate(`${paths.policy}?satin-alma=${purchase.purchaseId}`, { replace: true });
  }, [purchase, lost, navigate, paths.policy]);
  return purchase !== null && lost ? (purchase.error ?? 'bank-not-approved') : null;
}
