import { reveal, type revealedFields, type revealedSubjects } from '@sigorta/contracts/panel/reveal';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { IconButton } from '@sigorta/ui-kit/button/IconButton.tsx';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { useState } from 'react';
import { useMay } from '../app/staff-context.tsx';
import { useListTexts } from '../list/use-list-texts.ts';
import { ReasonField } from './ReasonField.tsx';
import styles from './Reveal.module.css';
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
  const [open, setOpen] = useState(false);
  const [shown, show] = useShortly<string>();
  const name = t(`col.${field}`);
  const again = useAction(reveal);
  const reasons = useHeldReasons();
  const tell = (value: string | null): void => show(value ?? t('reveal.none'));
  const press = async (): Promise<void> => {
    const reason = reasons.of(subject, id);
    if (reason === null) return setOpen(true);
    const answer = await again.act({ subject, id, field, reason });
    if (answer) tell(answer.value);
    else setOpen(true);
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
        open={open}
        close={() => setOpen(false)}
        name={name}
        asked={{ subject, id, field }}
        show={tell}
        hold={(reason) => reasons.hold(subject, id, reason)}
      />
    </span>
  );
}

interface DialogProps {
  open: boolean;
  close: () => void;
  name: string;
  asked: Pick<RevealProps, 'subject' | 'id' | 'field'>;
  show: (value: string | null) => void;
  /** the reason holds for the record's other fields */
  hold: (reason: string) => void;
}

function RevealDialog({ open, close, name, asked, show, hold }: DialogProps) {
  const t = useListTexts();
  const common = useTexts('common');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { state, code, act } = useAction(reveal);
  const isWritten = reason.trim().length >= 10;
  const look = async (): Promise<void> => {
    setTried(true);
    if (!isWritten) return;
    const answer = await act({ ...asked, reason });
    if (!answer) return;
    hold(reason);
    setReason('');
    setTried(false);
    show(answer.value);
    close();
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
        {state === 'failed' && (
          <Notice tone="bad" role="alert">
            {code === 'too-many-requests' ? t('reveal.budget') : common(`error.${code}`)}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
