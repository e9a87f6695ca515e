import { documentLink } from '@sigorta/contracts/operations/document-link';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import type { IconName } from '@sigorta/ui-kit/layout/Icon.tsx';
import { openFile } from '../load/open-file.ts';
import { useWords } from '../words/use-words.ts';
import { CorrectEmail } from './CorrectEmail.tsx';
import styles from './DocumentRows.module.css';
import { mailWord, smsWord } from './how-it-went.ts';
import { maskEmail } from './mask-email.ts';
import type { Purchase } from './polling.ts';
import { Row } from './Row.tsx';
import { WalletRow } from './WalletRow.tsx';

type DocumentState = Purchase['documents'][number];

const icons: Record<DocumentState['kind'], IconName> = { policy: 'file', receipt: 'receipt' };

interface DocumentRowsProps {
  purchase: Purchase;
  /** something was changed here: the purchase is asked for again */
  again?: (() => void) | undefined;
}

/** Policy, receipt, mail and short message, each with the state it is in (spec §4). */
export function DocumentRows({ purchase, again = () => {} }: DocumentRowsProps) {
  const { t } = useWords();
  const { personal, mail } = purchase;
  const deliveries = personal?.deliveries ?? [];
  const sms = smsWord(deliveries);
  /* what could not leave is said by the purchase: a mail that is still tried is queued for itself */
  const word = mail === 'failed' && mailWord(deliveries) === 'queued' ? mail : (mailWord(deliveries) ?? mail);
  return (
    <ul className={styles.rows} aria-label={t('documents.label')}>
      {purchase.documents.map((document) => (
        <DocumentRow key={document.kind} document={document} purchase={purchase} />
      ))}
      {personal?.hasPass && <WalletRow purchaseId={purchase.purchaseId} />}
      <Row
        icon="mail"
        waiting={mail === 'waiting'}
        title={t('mail.title')}
        action={personal && <CorrectEmail purchase={purchase} onCorrected={again} />}
      >
        {personal ? t(`mail.${word}`, { email: maskEmail(personal.email) }) : t(`mail.plain.${mail}`)}
      </Row>
      {sms && (
        <Row icon="phone" waiting={sms === 'queued'} title={t('sms.title')}>
          {t(`sms.${sms}`)}
        </Row>
      )}
    </ul>
  );
}

function DocumentRow({ document, purchase }: { document: DocumentState; purchase: Purchase }) {
  const { t, errorText } = useWords();
  const { state, code, act } = useAction(documentLink);
  const title = t(`documents.${document.kind}`);
  const ready = document.state === 'ready';
  const download = async (): Promise<void> => {
    const link = await act({ purchaseId: purchase.purchaseId, kind: document.kind });
    if (link) openFile(link.url);
  };
  return (
    <Row
      icon={icons[document.kind]}
      waiting={document.state === 'preparing'}
      title={title}
      action={
        purchase.personal !== null &&
        document.state !== 'failed' && (
          <Button
            variant={ready && document.kind === 'policy' ? 'solid' : 'outline'}
            icon={ready ? 'download' : undefined}
            disabled={!ready}
            busy={state === 'busy'}
            aria-label={ready ? t('documents.downloadNamed', { document: title }) : undefined}
            onClick={() => void download()}
          >
            {t(ready ? 'documents.download' : 'documents.wait')}
          </Button>
        )
      }
    >
      {code
        ? errorText(code)
        : t(ready && purchase.personal === null ? 'documents.afterCode' : `documents.${document.state}`)}
    </Row>
  );
}
