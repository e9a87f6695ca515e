import { refundRelease } from '@sigorta/contracts/panel/refund-asks';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { useState } from 'react';
import styles from '../../detail/Detail.module.css';
import { ReasonField } from '../../detail/ReasonField.tsx';
import { useListTexts } from '../../list/use-list-texts.ts';

/** Asks a second person to let all refunds go that the hourly ceiling holds. */
export function ReleaseAsk() {
  const t = useListTexts();
  const common = useTexts('common');
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { state, code, act } = useAction(refundRelease);
  const isWritten = reason.trim().length >= 10;
  const send = async (): Promise<void> => {
    setTried(true);
    if (isWritten && (await act({ reason }))) setOpen(false);
  };
  if (state === 'done')
    return (
      <p role="status" className={styles.quiet}>
        {t('release.sent')}
      </p>
    );
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t('release.ask')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('release.title')}
        actions={
          <Button busy={state === 'busy'} onClick={() => void send()}>
            {t('refund.send')}
          </Button>
        }
      >
        <div className={styles.form}>
          <p>{t('release.text')}</p>
          <ReasonField
            label={t('release.reason')}
            value={reason}
            onChange={setReason}
            wrong={tried && !isWritten}
          />
          {state === 'failed' && (
            <p role="alert" className={styles.message}>
              {common(`error.${code}`)}
            </p>
          )}
        </div>
      </Dialog>
    </>
  );
}
