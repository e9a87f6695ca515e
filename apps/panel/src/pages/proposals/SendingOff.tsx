import type { AnswerOf } from '@sigorta/contracts/operation';
import { sendingResume, sendingView } from '@sigorta/contracts/panel/sending';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { useQuery } from '@sigorta/gateway-client/react/use-query';
import { useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { useState } from 'react';
import { useMay } from '../../app/staff-context.tsx';
import styles from '../../detail/Detail.module.css';
import { ReasonField } from '../../detail/ReasonField.tsx';
import { Instant } from '../../list/cells/Instant.tsx';
import { useProposalsTexts } from './use-proposals-texts.ts';

type Sending = AnswerOf<typeof sendingView>;
const nothing = {};

/** Told to those who may switch it on; nothing while it is on. */
export function SendingOff() {
  return useMay()('transfers:confirm') ? <Off /> : null;
}

function Off() {
  const t = useProposalsTexts();
  const { answer: sending, retry } = useQuery(sendingView, nothing);
  if (!sending || sending.isOn) return null;
  const { hindrance, since, isAsked, differences, unfinished, silent } = sending;
  return (
    <Notice tone="warn">
      <div className={styles.form}>
        <p>
          <b>{t('sending.off')}</b> {since && <Instant at={since} />}
        </p>
        <p>{t('sending.open', { differences, unfinished })}</p>
        {hindrance !== null && <p>{t(`sending.${hindrance}`, { silent: silent.join(', ') })}</p>}
        {isAsked && <p>{t('sending.asked')}</p>}
        {hindrance === null && !isAsked && <Ask sending={sending} again={retry} />}
      </div>
    </Notice>
  );
}

/** Asks a second person, with the number of differences that is shown. */
function Ask({ sending: { differences }, again }: { sending: Sending; again: () => void }) {
  const t = useProposalsTexts();
  const common = useTexts('common');
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { state, code, act } = useAction(sendingResume);
  const isWritten = reason.trim().length >= 10;
  const send = async (): Promise<void> => {
    setTried(true);
    if (!isWritten || !(await act({ differences, reason }))) return;
    setOpen(false);
    again();
  };
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t('sending.ask')}
      </Button>
      <Dialog
        open={open}
        onClose={() => {
          setOpen(false);
          /* refused: the books stand otherwise than they were shown */
          if (state === 'failed') again();
        }}
        title={t('sending.ask')}
        actions={
          <Button busy={state === 'busy'} onClick={() => void send()}>
            {t('sending.send')}
          </Button>
        }
      >
        <div className={styles.form}>
          <p>{t('sending.text', { differences })}</p>
          <ReasonField label={t('reason')} value={reason} onChange={setReason} wrong={tried && !isWritten} />
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
