import { documentLink } from '@sigorta/contracts/operations/document-link';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { showFile } from '../load/open-file.ts';
import { useWords } from '../words/use-words.ts';
import { Row } from './Row.tsx';

/** The policy as a card in Apple's wallet; only where the gateway gives one. */
export function WalletRow({ purchaseId }: { purchaseId: string }) {
  const { t, errorText } = useWords();
  const { state, code, act } = useAction(documentLink);
  const add = async (): Promise<void> => {
    const link = await act({ purchaseId, kind: 'pass' });
    if (link) showFile(link.url);
  };
  return (
    <Row
      icon="card"
      waiting={false}
      title={t('wallet.title')}
      action={
        <Button variant="outline" busy={state === 'busy'} onClick={() => void add()}>
          {t('wallet.add')}
        </Button>
      }
    >
      {code ? errorText(code) : t('wallet.note')}
    </Row>
  );
}
