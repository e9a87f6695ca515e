import { policyDenied } from '@sigorta/contracts/panel/policy-denied';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { useState } from 'react';
import styles from '../../detail/Detail.module.css';
import { ReasonField } from '../../detail/ReasonField.tsx';
import { useListTexts } from '../../list/use-list-texts.ts';
import type { Payment } from './payment.ts';

/** Says that the insurer has no policy of ours; somebody else decides, and then all of the money goes back. */
export function DenyPolicy({
  payment: { orderId, mayDeny },
  again,
}: {
  payment: Payment;
  again: () => void;
}) {
  const t = useListTexts();
  const common = useTexts('common');
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { state, code, act } = useAction(policyDenied);
  if (!mayDeny) return null;
  const hasReason = reason.trim().length >= 10;
  const send = async (): Promise<void> => {
    setTried(true);
    if (!hasReason || !(await act({ orderId, reason }))) return;
    setOpen(false);
    again();
  };
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t('deny.ask')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('deny.title')}
        actions={
          <Button busy={state === 'busy'} onClick={() => void send()}>
            {t('refund.send')}
          </Button>
        }
      >
        <div className={styles.form}>
          <p>{t('deny.text')}</p>
          {state === 'failed' && (
            <Notice tone="bad" role="alert">
              {common(`error.${code}`)}
            </Notice>
          )}
          <ReasonField
            label={t('deny.reason')}
            value={reason}
            onChange={setReason}
            wrong={tried && !hasReason}
          />
        </div>
      </Dialog>
    </>
  );
}
