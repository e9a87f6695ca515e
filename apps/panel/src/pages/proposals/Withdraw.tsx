import { type ProposalRow, panelProposalWithdraw } from '@sigorta/contracts/panel/proposals';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import styles from '../../detail/Detail.module.css';
import { Refused } from '../../detail/Refused.tsx';
import { useDialogForm } from '../../detail/use-dialog-form.ts';
import { useProposalsTexts } from './use-proposals-texts.ts';

/** Who asked cannot decide, and may take it back. */
export function Withdraw({ proposal: { id }, again }: { proposal: ProposalRow; again: () => void }) {
  const t = useProposalsTexts();
  const { state, code, act } = useAction(panelProposalWithdraw);
  /* refused: somebody decided it meanwhile */
  const { open, show, close, trySend } = useDialogForm({ onClose: () => state === 'failed' && again() });
  const withdraw = async (): Promise<void> => {
    if (await trySend(true, () => act({ id }))) again();
  };
  return (
    <div className={styles.bar}>
      <span className={styles.quiet}>{t('own')}</span>
      <Button variant="outline" size="s" onClick={show}>
        {t('withdraw.action')}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={t('withdraw.title')}
        actions={
          <>
            <Button variant="outline" onClick={close}>
              {t('cancel')}
            </Button>
            <Button busy={state === 'busy'} onClick={() => void withdraw()}>
              {t('withdraw.action')}
            </Button>
          </>
        }
      >
        <p>{t('withdraw.text')}</p>
        <Refused code={code} />
      </Dialog>
    </div>
  );
}
