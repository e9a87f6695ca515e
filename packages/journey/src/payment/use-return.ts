import { purchaseStatus } from '@sigorta/contracts/operations/purchase-status';
import { useQuery } from '@sigorta/gateway-client/react/use-query';
import { useNavigate } from '@sigorta/runtime/runtime';
import { useEffect } from 'react';
import { useQueryId } from '../load/use-query-id.ts';
import { useProduct } from '../remote/journey-context.tsx';

/**
 * After the bank's page the buyer is back with `sonuc`: the code of what went wrong, null while it is asked or when
 * there is nothing to tell. A purchase that is not lost is shown where it stands instead.
 */
export function useReturn(): string | null {
  const navigate = useNavigate();
  const { paths } = useProduct();
  const purchaseId = useQueryId('sonuc');
  const { answer: purchase } = useQuery(purchaseStatus, purchaseId === null ? null : { purchaseId });
  const lost = purchase === null || purchase.state === 'declined' || purchase.state === 'expired';
  useEffect(() => {
    if (purchase !== null && !lost)
      void navigate(`${paths.policy}?satin-alma=${purchase.purchaseId}`, { replace: true });
  }, [purchase, lost, navigate, paths.policy]);
  return purchase !== null && lost ? (purchase.error ?? 'bank-not-approved') : null;
}
