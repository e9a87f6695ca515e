import { releaseChoose } from '@sigorta/contracts/panel/releases';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import { type FormEvent, useState } from 'react';
import { Around } from '../../layout/Around.tsx';
import styles from './ReleasesPage.module.css';
import { useReleasesTexts } from './use-releases-texts.ts';

interface ChooseDialogProps {
  family: string;
  version: string;
  isNewest: boolean;
  onClose: () => void;
  onChosen: () => void;
}

/** Says what a roll-back does, and asks why. */
export function ChooseDialog({ family, version, isNewest, onClose, onChosen }: ChooseDialogProps) {
  const t = useReleasesTexts();
  const common = useTexts('common');
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const { state, code, fields, act } = useAction(releaseChoose);
  const tooShort = reason.trim().length < 5;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (tooShort) return;
    if (await act({ family, version: isNewest ? null : version, reason })) onChosen();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        isNewest ? (
          t('newest.title')
        ) : (
          <Around words={(hole) => t('back.title', { version: hole })}>{version}</Around>
        )
      }
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form="choose-release" busy={state === 'busy'}>
            {t(isNewest ? 'toNewest' : 'rollBack')}
          </Button>
        </>
      }
    >
      <form id="choose-release" className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        <p>{t(isNewest ? 'newest.text' : 'back.text')}</p>
        <TextInput
          id="reason"
          label={t('reason')}
          hint={t('reason.hint')}
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          error={asked && tooShort ? t('reason.wrong') : null}
        />
        {state === 'failed' && (
          <Notice tone="bad" role="alert">
            {fields.length > 0 ? t('unfit') : common(`error.${code}`)}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
