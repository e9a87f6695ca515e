import { releaseChoose } from '@sigorta/contracts/panel/releases';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import { type FormEvent, Suspense, useState } from 'react';
import { Around } from '../../layout/Around.tsx';
import { Loading } from '../../layout/Loading.tsx';
import { Difference } from './difference/Difference.tsx';
import styles from './ReleasesPage.module.css';
import { useReleasesTexts } from './use-releases-texts.ts';

/** What the button says that leads to it. */
export const chooseWord = { newest: 'toNewest', live: 'makeLive', back: 'rollBack' } as const;

interface ChooseDialogProps {
  family: string;
  version: string;
  /** `newest` takes a choice away, `live` makes a release live that was made alone, `back` takes an older build */
  how: 'newest' | 'live' | 'back';
  onClose: () => void;
  onChosen: () => void;
}

/** Says what a choice does, and asks why. */
export function ChooseDialog({ family, version, how, onClose, onChosen }: ChooseDialogProps) {
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
    if (await act({ family, version: how === 'newest' ? null : version, reason })) onChosen();
  };
  return (
    <Dialog
      open
      size="l"
      onClose={onClose}
      title={
        how === 'newest' ? (
          t('newest.title')
        ) : (
          <Around words={(hole) => t(`${how}.title`, { version: hole })}>{version}</Around>
        )
      }
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form="choose-release" busy={state === 'busy'}>
            {t(chooseWord[how])}
          </Button>
        </>
      }
    >
      <form id="choose-release" className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        <p>{t(`${how}.text`)}</p>
        <Suspense fallback={<Loading />}>
          <Difference family={family} version={version} />
        </Suspense>
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
