import { refundAsk } from '@sigorta/contracts/panel/refund-asks';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { formatMoney } from '@sigorta/i18n/money';
import { useLanguage, useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import { readAmount } from '@sigorta/validators/amount';
import { useState } from 'react';
import { useMay } from '../../app/staff-context.tsx';
import styles from '../../detail/Detail.module.css';
import { ReasonField } from '../../detail/ReasonField.tsx';
import { useListTexts } from '../../list/use-list-texts.ts';
import type { Payment } from './payment.ts';

/** Asks for money back; somebody else decides. */
export function RefundAsk({ payment, again }: { payment: Payment; again: () => void }) {
  const t = useListTexts();
  const common = useTexts('common');
  const language = useLanguage();
  const may = useMay();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { state, code, act } = useAction(refundAsk);
  const { refundable, orderId, proposals } = payment;
  const isAsked = proposals.some(({ kind, state: its }) => kind === 'refund' && its === 'asked');
  if (!may('refunds:ask') || refundable.minor === 0 || isAsked) return null;
  const most = formatMoney(refundable, language);
  const amountMinor = readAmount(typed) || null;
  const isRight = amountMinor !== null && amountMinor <= refundable.minor;
  const hasReason = reason.trim().length >= 10;
  const send = async (): Promise<void> => {
    setTried(true);
    if (!isRight || !hasReason) return;
    if (await act({ orderId, amountMinor, reason })) {
      setOpen(false);
      again();
    }
  };
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t('refund.ask')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('refund.ask.title')}
        actions={
          <>
            <Button variant="outline" onClick={() => setOpen(false)}>
              {t('cancel')}
            </Button>
            <Button busy={state === 'busy'} onClick={() => void send()}>
              {t('refund.send')}
            </Button>
          </>
        }
      >
        <div className={styles.form}>
          <p>{t('refund.ask.text', { most })}</p>
          <TextInput
            id="refund-amount"
            label={t('refund.amount')}
            value={typed}
            width="m"
            inputMode="decimal"
            autoComplete="off"
            error={tried && !isRight ? t('refund.amount.error', { most }) : null}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <ReasonField
            label={t('refund.reason')}
            value={reason}
            onChange={setReason}
            wrong={tried && !hasReason}
          />
          {state === 'failed' && (
            <Notice tone="bad" role="alert">
              {common(`error.${code}`)}
            </Notice>
          )}
        </div>
      </Dialog>
    </>
  );
}
