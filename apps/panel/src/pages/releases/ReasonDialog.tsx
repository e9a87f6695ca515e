import type { FieldError } from '@sigorta/contracts/errors';
import type { GatewayErrorCode } from '@sigorta/gateway-client/gateway-error';
import { useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import { type FormEvent, type ReactNode, useState } from 'react';
import styles from './ReleasesPage.module.css';
import { useReleasesTexts } from './use-releases-texts.ts';

interface ReasonDialogProps {
  title: ReactNode;
  /** what the act does */
  text: string;
  /** what the button says that does it */
  button: string;
  /** how it stands with the act */
  sent: { state: string; code: GatewayErrorCode | null; fields: readonly FieldError[] };
  /** asked besides the reason, or told before it */
  children?: ReactNode;
  onSend: (reason: string) => void;
  onClose: () => void;
}

/** An act that turns what visitors get: it says what it does, and asks why. */
export function ReasonDialog({ title, text, button, sent, children, onSend, onClose }: ReasonDialogProps) {
  const t = useReleasesTexts();
  const common = useTexts('common');
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const tooShort = reason.trim().length < 5;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!tooShort) onSend(reason);
  };
  return (
    <Dialog
      open
      size="l"
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form="choose-release" busy={sent.state === 'busy'}>
            {button}
          </Button>
        </>
      }
    >
      <form id="choose-release" className={styles.form} onSubmit={send} noValidate>
        <p>{text}</p>
        {children}
        <TextInput
          id="reason"
          error={asked && tooShort ? t('reason.wrong') : null}
          hint={t('reason.hint')}
          label={t('reason')}
          value={reason}
          maxLength={300}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {sent.code !== null && (
          <Notice tone="bad" role="alert">
            {sent.fields.length > 0 ? t('unfit') : common(`error.${sent.code}`)}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
