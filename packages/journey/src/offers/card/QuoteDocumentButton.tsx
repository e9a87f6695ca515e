import type { Offer } from '@sigorta/contracts/offer';
import { quoteDocument } from '@sigorta/contracts/operations/quote-document';
import { useGateway } from '@sigorta/gateway-client/react/use-gateway';
import { useTask } from '@sigorta/gateway-client/react/use-task';
import { Spinner } from '@sigorta/ui-kit/feedback/Spinner.tsx';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import { useState } from 'react';
import { saveFile } from '../../load/save-file.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './QuoteDocumentButton.module.css';

/** The quote document, prepared when asked for; where there is none it says so (spec §4, §8). */
export function QuoteDocumentButton({ offer }: { offer: Offer }) {
  const { t, language, errorText } = useWords();
  const gateway = useGateway();
  const [isMissing, setMissing] = useState(false);
  const { state, code, act } = useTask(async () => {
    const file = await gateway().download(quoteDocument, { offerId: offer.id, language });
    saveFile(file, `${offer.insurer.id}-${offer.id.slice(-6)}.pdf`);
  });
  const busy = state === 'busy';
  const problem = isMissing ? 'quote-document-missing' : code;
  const press = (): void => {
    if (offer.quoteDocument) void act();
    else setMissing(true);
  };
  return (
    <span className={styles.box} data-print="hide">
      <button type="button" className={styles.button} aria-busy={busy} onClick={press}>
        {busy ? <Spinner size="s" /> : <Icon name="file" size={16} />}
        {t(busy ? 'offer.document.busy' : 'offer.document')}
      </button>
      <span role="status" className={styles.problem}>
        {problem && errorText(problem)}
      </span>
    </span>
  );
}
