import type { BoughtPolicy } from '@sigorta/contracts/operations/my-policies';
import { fetchDocumentLink } from '@sigorta/gateway-client/fetch-document-link';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { useState } from 'react';
import styles from './MyPoliciesPage.module.css';
import { useGateway } from './use-my-policies.ts';
import { useMyPoliciesTexts } from './use-my-policies-texts.ts';

type Kind = BoughtPolicy['documents'][number];
const kinds: readonly Kind[] = ['policy', 'receipt'];

/** Downloads of what is ready, each through a fresh short-lived link. */
export function DocumentButtons({ policy }: { policy: BoughtPolicy }) {
  const t = useMyPoliciesTexts();
  const gateway = useGateway();
  const [busy, setBusy] = useState<Kind | null>(null);
  const [failed, setFailed] = useState(false);
  const download = async (kind: Kind): Promise<void> => {
    if (busy) return;
    setBusy(kind);
    setFailed(false);
    try {
      const { url } = await fetchDocumentLink(gateway(), { purchaseId: policy.purchaseId, kind });
      // Answered as an attachment: the page stays.
      location.assign(new URL(url, location.origin));
    } catch {
      setFailed(true);
    } finally {
      setBusy(null);
    }
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
            busy={busy === kind}
            aria-label={t('named', { action: t(`download.${kind}`), product: policy.productName })}
            onClick={() => void download(kind)}
          >
            {t(`download.${kind}`)}
          </Button>
        ))}
      {failed && (
        <p role="alert" className={styles.failed}>
          {t('download.failed')}
        </p>
      )}
    </>
  );
}
