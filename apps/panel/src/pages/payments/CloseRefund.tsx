import { refundClose } from '@sigorta/contracts/panel/refund-asks';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { DateInput } from '@sigorta/ui-kit/field/DateInput.tsx';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { type FormEvent, useState } from 'react';
import styles from '../../detail/Detail.module.css';
import { useListTexts } from '../../list/use-list-texts.ts';

interface CloseRefundProps {
  id: string;
  again: () => void;
}

/** Money a person gave back at the bank or the provider: when, and with which paper. A second person agrees. */
export function CloseRefund({ id, again }: CloseRefundProps) {
  const t = useListTexts();
  const common = useTexts('common');
  const [open, setOpen] = useState(false);
  const [day, setDay] = useState(() => todayInIstanbul(new Date()));
  const { state, code, fields, act } = useAction(refundClose);
  const errorOf = (field: 'sentOn' | 'reference'): string | null => {
    const isWrong = state === 'failed' && fields.some((one) => one.field === field);
    return isWrong ? t(field === 'sentOn' ? 'byHand.day.error' : 'byHand.reference.error') : null;
  };
  const close = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [reference, note] = [String(data.get('reference')), String(data.get('note'))];
    if (await act({ refundId: id, sentOn: day, reference, note })) {
      setOpen(false);
      again();
    }
  };
  const leave = (): void => {
    setOpen(false);
    /* refused: the refund stands otherwise by now */
    if (state === 'failed') again();
  };
  return (
    <>
      <Button variant="outline" size="s" onClick={() => setOpen(true)}>
        {t('action.close-refund')}
      </Button>
      <Dialog
        open={open}
        onClose={leave}
        backdropCloses={false}
        title={t('byHand.title')}
        actions={
          <>
            <Button variant="outline" onClick={leave}>
              {t('cancel')}
            </Button>
            <Button type="submit" form={`close-${id}`} busy={state === 'busy'}>
              {t('byHand.send')}
            </Button>
          </>
        }
      >
        <form id={`close-${id}`} className={styles.form} noValidate onSubmit={(event) => void close(event)}>
          <p>{t('byHand.text')}</p>
          <DateInput
            id="by-hand-day"
            label={t('byHand.day')}
            value={day}
            onChange={setDay}
            error={errorOf('sentOn')}
          />
          <TextInput
            id="by-hand-reference"
            name="reference"
            dir="ltr"
            autoComplete="off"
            maxLength={60}
            label={t('byHand.reference')}
            hint={t('byHand.reference.hint')}
            error={errorOf('reference')}
          />
          <TextInput id="by-hand-note" name="note" label={t('byHand.note')} optional maxLength={500} />
          {state === 'failed' && fields.length === 0 && (
            <Notice tone="bad" role="alert">
              {common(`error.${code}`)}
            </Notice>
          )}
        </form>
      </Dialog>
    </>
  );
}
