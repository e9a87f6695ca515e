import { codeOf } from '@sigorta/gateway-client/gateway-error';
import { useBoot } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Spinner } from '@sigorta/ui-kit/feedback/Spinner.tsx';
import { Icon, type IconName } from '@sigorta/ui-kit/layout/Icon.tsx';
import { type ReactNode, useState } from 'react';
import { gatewayOf } from '../load/gateway-of.ts';
import { useWords } from '../words/use-words.ts';
import styles from './DocumentRows.module.css';
import { maskEmail } from './mask-email.ts';
import type { Purchase } from './polling.ts';

type DocumentState = Purchase['documents'][number];

const icons: Record<DocumentState['kind'], IconName> = { policy: 'file', receipt: 'receipt' };

/** Policy, receipt and mail, each with the state it is in (spec §4). */
export function DocumentRows({ purchase }: { purchase: Purchase }) {
  const { t } = useWords();
  const { personal, mail } = purchase;
  return (
    <ul className={styles.rows} aria-label={t('documents.label')}>
      {purchase.documents.map((document) => (
        <DocumentRow key={document.kind} document={document} purchase={purchase} />
      ))}
      <Row icon="mail" waiting={mail === 'waiting'} title={t('mail.title')}>
        {personal ? t(`mail.${mail}`, { email: maskEmail(personal.email) }) : t(`mail.plain.${mail}`)}
      </Row>
    </ul>
  );
}

function DocumentRow({ document, purchase }: { document: DocumentState; purchase: Purchase }) {
  const { t, errorText } = useWords();
  const boot = useBoot();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const title = t(`documents.${document.kind}`);
  const ready = document.state === 'ready';
  const download = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      const [{ fetchDocumentLink }, { openFile }] = await Promise.all([
        import('@sigorta/gateway-client/fetch-document-link'),
        import('../load/open-file.ts'),
      ]);
      const request = { purchaseId: purchase.purchaseId, kind: document.kind };
      openFile((await fetchDocumentLink(gatewayOf(boot), request)).url);
    } catch (error) {
      setProblem(errorText(codeOf(error)));
    } finally {
      setBusy(false);
    }
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
            busy={busy}
            aria-label={ready ? t('documents.downloadNamed', { document: title }) : undefined}
            onClick={() => void download()}
          >
            {t(ready ? 'documents.download' : 'documents.wait')}
          </Button>
        )
      }
    >
      {problem ?? t(`documents.${document.state}`)}
    </Row>
  );
}

interface RowProps {
  icon: IconName;
  waiting: boolean;
  title: string;
  children: ReactNode;
  action?: ReactNode;
}

const Row = ({ icon, waiting, title, children, action }: RowProps) => (
  <li className={styles.row} aria-busy={waiting || undefined}>
    <span className={`${styles.icon} ${waiting ? styles.waiting : ''}`}>
      {waiting ? <Spinner /> : <Icon name={icon} />}
    </span>
    <div>
      <b>{title}</b>
      <span className={styles.note} role="status">
        {children}
      </span>
    </div>
    {action && <div className={styles.action}>{action}</div>}
  </li>
);
