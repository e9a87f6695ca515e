import { reveal, type revealedFields, type revealedSubjects } from '@sigorta/contracts/panel/reveal';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { IconButton } from '@sigorta/ui-kit/button/IconButton.tsx';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { useState } from 'react';
import { useMay } from '../app/staff-context.tsx';
import { useListTexts } from '../list/use-list-texts.ts';
import { ReasonField } from './ReasonField.tsx';
import { Refused } from './Refused.tsx';
import styles from './Reveal.module.css';
import { useDialogForm } from './use-dialog-form.ts';
import { useHeldReasons } from './use-held-reasons.ts';
import { useShortly } from './use-shortly.ts';

interface RevealProps {
  subject: (typeof revealedSubjects)[number];
  id: string;
  field: (typeof revealedFields)[number];
  /** as everybody sees it */
  masked: string;
}

/** A masked value; who may sees it for a minute, after saying why. */
export function Reveal({ subject, id, field, masked }: RevealProps) {
  const t = useListTexts();
  const may = useMay();
  const dialog = useDialogForm();
  const [shown, show] = useShortly<string>();
  const name = t(`col.${field}`);
  const again = useAction(reveal);
  const reasons = useHeldReasons();
  const tell = (value: string | null): void => show(value ?? t('reveal.none'));
  const press = async (): Promise<void> => {
    const reason = reasons.of(subject, id);
    if (reason === null) return dialog.show();
    const answer = await again.act({ subject, id, field, reason });
    if (answer) tell(answer.value);
    else dialog.show();
  };
  return (
    <span className={styles.value}>
      <bdi className={styles.words} aria-live="polite">
        {shown?.value ?? masked}
      </bdi>
      {shown && <span className={styles.left}>{t('reveal.left', { seconds: shown.seconds })}</span>}
      {!shown && may('personal-data:reveal') && (
        <IconButton
          icon="eye"
          size={18}
          label={t('reveal.show', { field: name })}
          onClick={() => void press()}
        />
      )}
      <RevealDialog
        dialog={dialog}
        name={name}
        asked={{ subject, id, field }}
        show={tell}
        hold={(reason) => reasons.hold(subject, id, reason)}
      />
    </span>
  );
}

interface DialogProps {
  dialog: ReturnType<typeof useDialogForm>;
  name: string;
  asked: Pick<RevealProps, 'subject' | 'id' | 'field'>;
  show: (value: string | null) => void;
  /** the reason holds for the record's other fields */
  hold: (reason: string) => void;
}

function RevealDialog({ dialog, name, asked, show, hold }: DialogProps) {
  const t = useListTexts();
  const { open, tried, close, trySend } = dialog;
  const [reason, setReason] = useState('');
  const { state, code, act } = useAction(reveal);
  const isWritten = reason.trim().length >= 10;
  const look = async (): Promise<void> => {
    await trySend(isWritten, async () => {
      const answer = await act({ ...asked, reason });
      if (!answer) return false;
      hold(reason);
      setReason('');
      show(answer.value);
      return true;
    });
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('reveal.title')}
      size="s"
      actions={
        <>
          <Button variant="outline" onClick={close}>
            {t('cancel')}
          </Button>
          <Button busy={state === 'busy'} onClick={() => void look()}>
            {t('reveal.action')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>
          {t('reveal.text', { field: name })} {t('reveal.held')}
        </p>
        <ReasonField
          label={t('reveal.reason')}
          value={reason}
          onChange={setReason}
          wrong={tried && !isWritten}
        />
        <Refused code={code} words={code === 'too-many-requests' ? t('reveal.budget') : undefined} />
      </div>
    </Dialog>
  );
}
