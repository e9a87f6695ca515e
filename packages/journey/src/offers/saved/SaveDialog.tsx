import { codeOf } from '@sigorta/gateway-client/gateway-error';
import { revokeSavedQuote } from '@sigorta/gateway-client/revoke-saved-quote';
import { saveQuote } from '@sigorta/gateway-client/save-quote';
import { formatDate } from '@sigorta/i18n/date';
import { useBoot, usePath } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { TextButton } from '@sigorta/ui-kit/button/TextLink.tsx';
import { QrCode } from '@sigorta/ui-kit/data/QrCode.tsx';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { Spinner } from '@sigorta/ui-kit/feedback/Spinner.tsx';
import { useState } from 'react';
import { gatewayOf } from '../../load/gateway-of.ts';
import { useLoad } from '../../load/use-load.ts';
import { useProduct } from '../../remote/journey-context.tsx';
import { useWords } from '../../words/use-words.ts';
import { LinkTools } from './LinkTools.tsx';
import { MailForm } from './MailForm.tsx';
import styles from './SaveDialog.module.css';
import { savedAddress } from './saved-address.ts';

/** Keeps the quote and gives its link: to copy, to scan, to send, to close again. */
export function SaveDialog({ quoteId, onClose }: { quoteId: string; onClose: () => void }) {
  const { t, language, errorText } = useWords();
  const boot = useBoot();
  const { load, retry } = useLoad(quoteId, (signal) => saveQuote(gatewayOf(boot), { quoteId }, { signal }));
  const [revoked, setRevoked] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const revoke = async (token: string): Promise<void> => {
    setProblem(null);
    try {
      await revokeSavedQuote(gatewayOf(boot), { token });
      setRevoked(true);
    } catch (error) {
      setProblem(errorText(codeOf(error)));
    }
  };
  const saved = load.state === 'ready' ? load.value : null;
  return (
    <Dialog open onClose={onClose} title={t(load.state === 'failed' ? 'save.failed.title' : 'save.title')}>
      {load.state === 'failed' && (
        <Notice
          tone="bad"
          role="alert"
          actions={
            <Button variant="outline" icon="refresh" onClick={retry}>
              {t('retry')}
            </Button>
          }
        >
          {errorText(codeOf(load.error))}
        </Notice>
      )}
      {(load.state === 'idle' || load.state === 'loading') && <Spinner size="l" label={t('save.wait')} />}
      {revoked && (
        <Notice tone="ok" role="status">
          {t('save.revoked')}
        </Notice>
      )}
      {saved && !revoked && (
        <div className={styles.parts}>
          <p className={styles.lead}>{t('save.lead', { until: formatDate(saved.until, language) })}</p>
          <SavedLink token={saved.token} />
          <MailForm token={saved.token} />
          {problem && (
            <p role="alert" className={styles.problem}>
              {problem}
            </p>
          )}
          <TextButton icon="lock" quiet className={styles.revoke} onClick={() => void revoke(saved.token)}>
            {t('save.revoke')}
          </TextButton>
        </div>
      )}
    </Dialog>
  );
}

function SavedLink({ token }: { token: string }) {
  const { t } = useWords();
  const { paths } = useProduct();
  const path = usePath();
  const url = savedAddress(location.origin, path(paths.offers ?? '/'), token);
  return (
    <div className={styles.link}>
      <div className={styles.qr}>
        <QrCode text={url} label={t('save.qr')} />
        <p>{t('save.qrHint')}</p>
      </div>
      <LinkTools url={url} />
    </div>
  );
}
