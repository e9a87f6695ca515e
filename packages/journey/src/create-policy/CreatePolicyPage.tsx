import { policyDetailsOf } from '@sigorta/product-kit/policy-details';
import { useDocumentHead, useHydrated } from '@sigorta/runtime/runtime';
import { useQueryId } from '../load/use-query-id.ts';
import { NoPurchase } from '../policy/NoPurchase.tsx';
import { useProduct } from '../remote/journey-context.tsx';
import { PageWait } from '../remote/PageWait.tsx';
import { useWords } from '../words/use-words.ts';
import { CreatePolicyView } from './CreatePolicyView.tsx';

/** What only the policy needs, asked after payment (spec §2: pet, phone protection). */
export function CreatePolicyPage() {
  const { t } = useWords();
  const asked = policyDetailsOf(useProduct());
  const purchaseId = useQueryId('satin-alma');
  const hydrated = useHydrated();
  useDocumentHead({ title: t('trail.createPolicy') });
  if (!hydrated) return <PageWait label={t('policy.wait')} />;
  if (purchaseId === null || asked === null) return <NoPurchase code="not-found" />;
  return <CreatePolicyView key={purchaseId} asked={asked} purchaseId={purchaseId} />;
}
