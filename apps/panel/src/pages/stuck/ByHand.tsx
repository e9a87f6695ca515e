import { stuckWork } from '@sigorta/contracts/panel/stuck-cases';
import { useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { useState } from 'react';
import { useDeed } from '../../app/use-answer.ts';
import styles from '../../lists/Detail.module.css';
import { ReasonField } from '../../lists/ReasonField.tsx';
import { useListTexts } from '../../lists/use-list-texts.ts';

/** Money a person gave back at the bank: written down with where it came from. */
export function ByHand({ id, again }: { id: string; again: () => void }) {
  const t = useListTexts();
  const common = useTexts('common');
  const [open, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const { state, act } = useDeed(stuckWork);
  const isWritten = note.trim().length >= 10;
  const close = async (): Promise<void> => {
    setTried(true);
    if (!isWritten) return;
    if (await act({ action: 'returned-by-hand', kind: 'refund-manual', id, note })) {
      setOpen(false);
      again();
    }
  };
  return (
    <>
      <Button variant="outline" size="s" onClick={() => setOpen(true)}>
        {t('action.returned-by-hand')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('byHand.title')}
        actions={
          <>
            <Button variant="outline" onClick={() => setOpen(false)}>
              {t('cancel')}
            </Button>
            <Button busy={state.at === 'busy'} onClick={() => void close()}>
              {t('byHand.action')}
            </Button>
          </>
        }
      >
        <div className={styles.form}>
          <p>{t('byHand.text')}</p>
          <ReasonField label={t('byHand.note')} value={note} onChange={setNote} wrong={tried && !isWritten} />
          {state.at === 'failed' && (
            <Notice tone="bad" role="alert">
              {common(`error.${state.code}`)}
            </Notice>
          )}
        </div>
      </Dialog>
    </>
  );
}
