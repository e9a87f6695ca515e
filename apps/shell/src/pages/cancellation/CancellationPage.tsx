import { useBrand, useDocumentHead, useHydrated, useLocation } from '@sigorta/runtime/runtime';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import styles from './CancellationPage.module.css';
import { FindPage } from './FindPage.tsx';
import { Headline } from './Headline.tsx';
import { NextSteps } from './NextSteps.tsx';
import { PolicyPage } from './PolicyPage.tsx';
import { usePurchaseId } from './purchase-query.ts';
import { useCancellationTexts } from './use-cancellation-texts.ts';
import { Wait } from './Wait.tsx';

/** Policy cancellation and withdrawal (spec §2, §9): find the policy, see what goes back, say yes. */
export function CancellationPage() {
  const t = useCancellationTexts();
  const { name } = useBrand();
  const purchaseId = usePurchaseId();
  const isHydrated = useHydrated();
  /* one that was found again lies under the same address */
  const { key } = useLocation();
  useDocumentHead({ title: t('title', { name }), description: t('description') });
  if (isHydrated && purchaseId !== null) {
    return (
      <Container className={styles.page}>
        <PolicyPage key={`${purchaseId} ${key}`} purchaseId={purchaseId} />
      </Container>
    );
  }
  return (
    <Container className={styles.page}>
      <div className={styles.main}>
        <Headline />
        {isHydrated ? <FindPage /> : <Wait />}
      </div>
      <NextSteps />
    </Container>
  );
}
