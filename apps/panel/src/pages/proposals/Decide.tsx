import { type ProposalRow, panelProposalDecide } from '@sigorta/contracts/panel/proposals';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { Link } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { textLinkClass } from '@sigorta/ui-kit/button/TextLink.tsx';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { useState } from 'react';
import { useMay } from '../../app/staff-context.tsx';
import { useWaiting } from '../../app/waiting-context.tsx';
import styles from '../../detail/Detail.module.css';
import { ReasonField } from '../../detail/ReasonField.tsx';
import { Refused } from '../../detail/Refused.tsx';
import { useDialogForm } from '../../detail/use-dialog-form.ts';
import { Amount } from '../../list/cells/Amount.tsx';
import { Sentence } from './Sentence.tsx';
import { useProposalsTexts } from './use-proposals-texts.ts';
import { Withdraw } from './Withdraw.tsx';

interface DecideProps {
  proposal: ProposalRow;
  again: () => void;
}

/** What the reader can do about a proposal that waits: decide it, take it back, or read that it waits. */
export function Decide({ proposal, again }: DecideProps) {
  const t = useProposalsTexts();
  const { state, own, mayDecide, hasDecider } = proposal;
  if (state !== 'asked') return null;
  if (!hasDecider)
    return (
      <>
        <Nobody />
        {own && <Withdraw proposal={proposal} again={again} />}
      </>
    );
  if (own) return <Withdraw proposal={proposal} again={again} />;
  if (!mayDecide) return <span className={styles.quiet}>{t('waits')}</span>;
  return <DecideDialog proposal={proposal} again={again} />;
}

/** A house with one person who decides cannot decide what that person asked for: somebody has to be invited. */
function Nobody() {
  const t = useProposalsTexts();
  const mayInvite = useMay()('staff:manage');
  return (
    <Notice tone="warn">
      {t('nobody')}{' '}
      {mayInvite ? (
        <Link to="/panel/kullanicilar" className={textLinkClass()}>
          {t('nobody.invite')}
        </Link>
      ) : (
        t('nobody.ask')
      )}
    </Notice>
  );
}

function DecideDialog({ proposal, again }: DecideProps) {
  const t = useProposalsTexts();
  const [note, setNote] = useState('');
  /* what came of a yes, where it is less than it said */
  const [came, setCame] = useState<'lapsed' | 'kept-open' | null>(null);
  const { state, code, act } = useAction(panelProposalDecide);
  const waiting = useWaiting();
  const isWritten = note.trim().length >= 10;
  const { open, tried, show, close, trySend } = useDialogForm({
    /* what was refused was decided or changed by somebody else meanwhile: the page shows how it stands */
    onClose: () => {
      if (state === 'failed' || came) again();
    },
  });
  const decide = async (approve: boolean): Promise<void> => {
    const isDone = await trySend(isWritten, async () => {
      const answer = await act({ id: proposal.id, approve, note });
      if (!answer) return false;
      waiting.again();
      if (answer.state !== 'lapsed' && answer.state !== 'kept-open') return true;
      setCame(answer.state);
      return false;
    });
    if (isDone) again();
  };
  return (
    <div>
      <Button variant="outline" onClick={show}>
        {t('decide.action')}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={t('decide.title')}
        actions={
          !came && (
            <>
              <Button variant="outline" busy={state === 'busy'} onClick={() => void decide(false)}>
                {t('decide.reject')}
              </Button>
              <Button busy={state === 'busy'} onClick={() => void decide(true)}>
                {t('decide.approve')}
              </Button>
            </>
          )
        }
      >
        <div className={styles.form}>
          <p>
            <b>
              <Amount money={proposal.amount} />
            </b>{' '}
            · {t('askedByName', { name: proposal.askedBy })}
          </p>
          <p>
            <Sentence of={proposal} />
          </p>
          <p className={styles.message} dir="auto">
            {proposal.reason}
          </p>
          <ReasonField label={t('decide.note')} value={note} onChange={setNote} wrong={tried && !isWritten} />
          {came && (
            <Notice tone="warn" role="alert">
              {t(`decide.${came}`)}
            </Notice>
          )}
          <Refused code={code} />
        </div>
      </Dialog>
    </div>
  );
}
