import { refundDecide } from '@sigorta/contracts/panel/refund-asks';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { useState } from 'react';
import { useMay } from '../../app/staff-context.tsx';
import styles from '../../detail/Detail.module.css';
import { ReasonField } from '../../detail/ReasonField.tsx';
import { Amount } from '../../list/cells/Amount.tsx';
import { useListTexts } from '../../list/use-list-texts.ts';
import type { Payment } from './payment.ts';

interface RefundDecisionProps {
  ask: Payment['asks'][number];
  again: () => void;
}

/** For a second person: who asked only reads that they cannot. */
export function RefundDecision({ ask, again }: RefundDecisionProps) {
  const t = useListTexts();
  const common = useTexts('common');
  const may = useMay();
  const [open, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const { state, code, act } = useAction(refundDecide);
  if (!may('refunds:approve')) return null;
  if (ask.own) return <span className={styles.quiet}>{t('refund.own')}</span>;
  const isWritten = note.trim().length >= 10;
  const decide = async (approve: boolean): Promise<void> => {
    setTried(true);
    if (isWritten && (await act({ askId: ask.id, approve, note }))) {
      setOpen(false);
      again();
    }
  };
  return (
    <div>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t('action.decide')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('refund.decide.title')}
        actions={
          <>
            <Button variant="outline" busy={state === 'busy'} onClick={() => void decide(false)}>
              {t('refund.reject')}
            </Button>
            <Button busy={state === 'busy'} onClick={() => void decide(true)}>
              {t('refund.approve')}
            </Button>
          </>
        }
      >
        <div className={styles.form}>
          <p>
            <b>
              <Amount money={ask.amount} />
            </b>{' '}
            · {t('refund.by', { name: ask.askedBy })}
          </p>
          <p className={styles.message} dir="auto">
            {ask.reason}
          </p>
          <ReasonField label={t('refund.note')} value={note} onChange={setNote} wrong={tried && !isWritten} />
          {state === 'failed' && (
            <Notice tone="bad" role="alert">
              {common(`error.${code}`)}
            </Notice>
          )}
        </div>
      </Dialog>
    </div>
  );
}
