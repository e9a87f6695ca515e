import { useDocumentHead, useHydrated } from '@sigorta/runtime/runtime';
import { useQueryId } from '../load/use-query-id.ts';
import { PageWait } from '../remote/PageWait.tsx';
import { useWords } from '../words/use-words.ts';
import { NoPurchase } from './NoPurchase.tsx';
import { PurchaseView } from './PurchaseView.tsx';

/** Where a purchase stands, and the policy once it is there. Can be opened again from mail or SMS. */
export function PolicyPage() {
  const { t } = useWords();
  const purchaseId = useQueryId('satin-alma');
  const hydrated = useHydrated();
  useDocumentHead({ title: t('trail.policy') });
  if (!hydrated) return <PageWait label={t('policy.wait')} />;
  if (purchaseId === null) return <NoPurchase code="not-found" />;
  return <PurchaseView key={purchaseId} purchaseId={purchaseId} />;
}
