import type { Offer } from '@sigorta/contracts/offer';
import { useBoot } from '@sigorta/runtime/runtime';
import { Spinner } from '@sigorta/ui-kit/feedback/Spinner.tsx';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import { useState } from 'react';
import { gatewayOf } from '../../load/gateway-of.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './QuoteDocumentButton.module.css';

/** The quote document, prepared when asked for; where there is none it says so (spec §4, §8). */
export function QuoteDocumentButton({ offer }: { offer: Offer }) {
  const { t, errorText } = useWords();
  const boot = useBoot();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const press = async (): Promise<void> => {
    if (busy) return;
    if (!offer.quoteDocument) return setProblem('quote-document-missing');
    setBusy(true);
    setProblem(null);
    try {
      const [{ fetchQuoteDocument }, { saveFile }] = await Promise.all([
        import('@sigorta/gateway-client/fetch-quote-document'),
        import('../../load/save-file.ts'),
      ]);
      const request = { offerId: offer.id, language: boot.language };
      saveFile(
        await fetchQuoteDocument(gatewayOf(boot), request),
        `${offer.insurer.id}-${offer.id.slice(-6)}.pdf`,
      );
    } catch (error) {
      const { codeOf } = await import('@sigorta/gateway-client/gateway-error');
      setProblem(codeOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <span className={styles.box}>
      <button type="button" className={styles.button} aria-busy={busy} onClick={() => void press()}>
        {busy ? <Spinner size="s" /> : <Icon name="file" size={16} />}
        {t(busy ? 'offer.document.busy' : 'offer.document')}
      </button>
      <span role="status" className={styles.problem}>
        {problem && errorText(problem)}
      </span>
    </span>
  );
}
