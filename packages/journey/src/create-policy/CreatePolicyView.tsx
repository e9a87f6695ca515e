import type { Product } from '@sigorta/product-kit/product';
import { Link, useNavigate } from '@sigorta/runtime/runtime';
import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import { EmptyState } from '@sigorta/ui-kit/feedback/EmptyState.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { useEffect, useState } from 'react';
import { NoPurchase } from '../policy/NoPurchase.tsx';
import { isAsking } from '../policy/polling.ts';
import { usePurchase } from '../policy/use-purchase.ts';
import { PageWait } from '../remote/PageWait.tsx';
import { ProductScene } from '../remote/ProductScene.tsx';
import { useWords } from '../words/use-words.ts';
import { DetailsForm } from './DetailsForm.tsx';

/** The form while it is asked; everything before and after is shown by the policy page. */
export function CreatePolicyView({ asked, purchaseId }: { asked: Product; purchaseId: string }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { answer: purchase, code, retry } = usePurchase(purchaseId);
  const [late, setLate] = useState(false);
  const policyPage = `${asked.paths.policy}?satin-alma=${purchaseId}`;
  const moved = purchase !== null && !isAsking(purchase) && !late;
  useEffect(() => {
    if (moved) void navigate(policyPage, { replace: true });
  }, [moved, navigate, policyPage]);

  if (late) {
    return (
      <Container>
        <EmptyState
          illustration={<ProductScene />}
          level={1}
          title={t('create.late.title')}
          text={t('create.late.text')}
          actions={
            <Link className={buttonClass({ variant: 'solid' })} to={policyPage}>
              {t('create.toPolicy')}
            </Link>
          }
        />
      </Container>
    );
  }
  if (purchase === null && code !== null) return <NoPurchase code={code} onRetry={retry} />;
  if (purchase === null || moved || purchase.detailsUntil === null) {
    return <PageWait label={t('policy.wait')} />;
  }
  return (
    <DetailsForm
      asked={asked}
      purchase={purchase}
      until={purchase.detailsUntil}
      onDone={(result) => (result === 'too-late' ? setLate(true) : navigate(policyPage, { replace: true }))}
    />
  );
}
