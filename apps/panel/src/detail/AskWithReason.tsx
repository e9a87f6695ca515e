import type { GatewayErrorCode } from '@sigorta/gateway-client/gateway-error';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { type ReactNode, useState } from 'react';
import { useListTexts } from '../list/use-list-texts.ts';
import styles from './Detail.module.css';
import { ReasonField } from './ReasonField.tsx';
import { Refused } from './Refused.tsx';
import { useDialogForm } from './use-dialog-form.ts';

/** the contract asks for as many letters */
const leastReason = 10;

interface AskWithReasonProps {
  /** of the button that opens it */
  label: string;
  title: string;
  /** of the button that sends; without it the one that others use */
  send?: string;
  reason: string;
  /** of `useAction` */
  state: 'idle' | 'busy' | 'done' | 'failed';
  code: GatewayErrorCode | null;
  /** what else has to be right before it is sent */
  isRight?: boolean;
  /** sends it; true closes the dialog */
  ask: (reason: string) => Promise<boolean>;
  /** closed without an end, perhaps after a refusal */
  onClose?: () => void;
  /** what it is about, and inputs; told whether sending was tried */
  children: (tried: boolean) => ReactNode;
}

/** A button and its dialog: asks a second person for something, with a written reason. What is typed stays until it is sent. */
export function AskWithReason(props: AskWithReasonProps) {
  const {
    label,
    title,
    send,
    reason: reasonLabel,
    state,
    code,
    isRight = true,
    ask,
    onClose,
    children,
  } = props;
  const t = useListTexts();
  const [reason, setReason] = useState('');
  const { open, tried, show, close, trySend } = useDialogForm({ onClose });
  const isWritten = reason.trim().length >= leastReason;
  const askOnce = async (): Promise<boolean> => {
    const isTaken = await ask(reason);
    if (isTaken) setReason('');
    return isTaken;
  };
  return (
    <>
      <Button variant="outline" onClick={show}>
        {label}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={title}
        actions={
          <>
            <Button variant="outline" onClick={close}>
              {t('cancel')}
            </Button>
            <Button busy={state === 'busy'} onClick={() => void trySend(isRight && isWritten, askOnce)}>
              {send ?? t('refund.send')}
            </Button>
          </>
        }
      >
        <div className={styles.form}>
          {children(tried)}
          <ReasonField label={reasonLabel} value={reason} onChange={setReason} wrong={tried && !isWritten} />
          <Refused code={code} />
        </div>
      </Dialog>
    </>
  );
}
