import { quoteSave } from '@sigorta/contracts/operations/quote-save';
import { savedQuoteRevoke } from '@sigorta/contracts/operations/saved-quote-revoke';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { useQuery } from '@sigorta/gateway-client/react/use-query';
import { formatDate } from '@sigorta/i18n/date';
import { usePath } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { TextButton } from '@sigorta/ui-kit/button/TextLink.tsx';
import { QrCode } from '@sigorta/ui-kit/data/QrCode.tsx';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { Spinner } from '@sigorta/ui-kit/feedback/Spinner.tsx';
import { useProduct } from '../../remote/journey-context.tsx';
import { useWords } from '../../words/use-words.ts';
import { LinkTools } from './LinkTools.tsx';
import { MailForm } from './MailForm.tsx';
import styles from './SaveDialog.module.css';
import { savedAddress } from './saved-address.ts';

/** Keeps the quote and gives its link: to copy, to scan, to send, to close again. */
export function SaveDialog({ quoteId, onClose }: { quoteId: string; onClose: () => void }) {
  const { t, language, errorText } = useWords();
  const { state, answer: saved, code, retry } = useQuery(quoteSave, { quoteId });
  const revoke = useAction(savedQuoteRevoke);
  const revoked = revoke.state === 'done';
  return (
    <Dialog open onClose={onClose} title={t(state === 'failed' ? 'save.failed.title' : 'save.title')}>
      {state === 'failed' && (
        <Notice
          tone="bad"
          role="alert"
          actions={
            <Button variant="outline" icon="refresh" onClick={retry}>
              {t('retry')}
            </Button>
          }
        >
          {errorText(code)}
        </Notice>
      )}
      {state === 'loading' && <Spinner size="l" label={t('save.wait')} />}
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
          {revoke.code && (
            <p role="alert" className={styles.problem}>
              {errorText(revoke.code)}
            </p>
          )}
          <TextButton
            icon="lock"
            quiet
            className={styles.revoke}
            onClick={() => void revoke.act({ token: saved.token })}
          >
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
