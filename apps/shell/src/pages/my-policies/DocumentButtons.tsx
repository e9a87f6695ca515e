import { documentLink } from '@sigorta/contracts/operations/document-link';
import type { BoughtPolicy } from '@sigorta/contracts/operations/my-policies';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { useState } from 'react';
import styles from './MyPoliciesPage.module.css';
import { useMyPoliciesTexts } from './use-my-policies-texts.ts';

type Kind = BoughtPolicy['documents'][number];
const kinds: readonly Kind[] = ['policy', 'receipt'];

/** Downloads of what is ready, each through a fresh short-lived link. */
export function DocumentButtons({ policy }: { policy: BoughtPolicy }) {
  const t = useMyPoliciesTexts();
  const { state, act } = useAction(documentLink);
  const [wanted, setWanted] = useState<Kind | null>(null);
  const download = async (kind: Kind): Promise<void> => {
    if (state === 'busy') return;
    setWanted(kind);
    const link = await act({ purchaseId: policy.purchaseId, kind });
    // Answered as an attachment: the page stays.
    if (link) location.assign(new URL(link.url, location.origin));
  };
  return (
    <>
      {kinds
        .filter((kind) => policy.documents.includes(kind))
        .map((kind) => (
          <Button
            key={kind}
            variant="outline"
            size="s"
            icon="download"
            busy={state === 'busy' && wanted === kind}
            aria-label={t('named', { action: t(`download.${kind}`), product: policy.productName })}
            onClick={() => void download(kind)}
          >
            {t(`download.${kind}`)}
          </Button>
        ))}
      {state === 'failed' && (
        <p role="alert" className={styles.failed}>
          {t('download.failed')}
        </p>
      )}
    </>
  );
}
