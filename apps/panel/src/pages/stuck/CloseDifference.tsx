import { stuckWork } from '@sigorta/contracts/panel/stuck-cases';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { Link, useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { type FormEvent, useState } from 'react';
import styles from '../../detail/Detail.module.css';
import { ReasonField } from '../../detail/ReasonField.tsx';
import { useListTexts } from '../../list/use-list-texts.ts';

interface CloseDifferenceProps {
  id: string;
  /** of the purchase it belongs to, where there is one */
  place: string | null;
  again: () => void;
}

const shortest = 5;

/** A difference of the books that a person looked into: closed with what was found out. */
export function CloseDifference({ id, place, again }: CloseDifferenceProps) {
  const t = useListTexts();
  const common = useTexts('common');
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState(false);
  /* it is about money: a second person has to agree */
  const [isAsked, setIsAsked] = useState(false);
  const { state, code, act } = useAction(stuckWork);
  const close = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const isShort = reason.trim().length < shortest;
    setWrong(isShort);
    if (isShort) return;
    const answer = await act({ action: 'close', kind: 'difference', id, reason: reason.trim() });
    setIsAsked(answer?.isAsked ?? false);
    if (!answer || answer.isAsked) return;
    setOpen(false);
    again();
  };
  const leave = (): void => {
    setOpen(false);
    /* it stands among the proposals now */
    if (isAsked) again();
  };
  return (
    <span className={styles.bar}>
      {place !== null && (
        <Link to={place} className={buttonClass({ variant: 'outline', size: 's' })}>
          {t('action.see')}
        </Link>
      )}
      <Button variant="outline" size="s" onClick={() => setOpen(true)}>
        {t('action.close-difference')}
      </Button>
      <Dialog open={open} onClose={leave} title={t('action.close-difference')}>
        <form className={styles.form} noValidate onSubmit={(event) => void close(event)}>
          <p>{t('difference.text')}</p>
          <ReasonField label={t('difference.reason')} value={reason} onChange={setReason} wrong={wrong} />
          {state === 'failed' && (
            <Notice tone="bad" role="alert">
              {code === 'not-found' ? t('stuck.gone') : common(`error.${code}`)}
            </Notice>
          )}
          {isAsked ? (
            <Notice tone="ok" role="status">
              {t('difference.asked')}
            </Notice>
          ) : (
            <Button type="submit" busy={state === 'busy'}>
              {t('action.close-difference')}
            </Button>
          )}
        </form>
      </Dialog>
    </span>
  );
}
