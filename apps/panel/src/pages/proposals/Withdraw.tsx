import { type ProposalRow, panelProposalWithdraw } from '@sigorta/contracts/panel/proposals';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { useState } from 'react';
import styles from '../../detail/Detail.module.css';
import { useProposalsTexts } from './use-proposals-texts.ts';

/** Who asked cannot decide, and may take it back. */
export function Withdraw({ proposal: { id }, again }: { proposal: ProposalRow; again: () => void }) {
  const t = useProposalsTexts();
  const common = useTexts('common');
  const [open, setOpen] = useState(false);
  const { state, code, act } = useAction(panelProposalWithdraw);
  const withdraw = async (): Promise<void> => {
    if (!(await act({ id }))) return;
    setOpen(false);
    again();
  };
  return (
    <div className={styles.bar}>
      <span className={styles.quiet}>{t('own')}</span>
      <Button variant="outline" size="s" onClick={() => setOpen(true)}>
        {t('withdraw.action')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('withdraw.title')}
        actions={
          <>
            <Button variant="outline" onClick={() => setOpen(false)}>
              {t('cancel')}
            </Button>
            <Button busy={state === 'busy'} onClick={() => void withdraw()}>
              {t('withdraw.action')}
            </Button>
          </>
        }
      >
        <p>{t('withdraw.text')}</p>
        {state === 'failed' && (
          <Notice tone="bad" role="alert">
            {common(`error.${code}`)}
          </Notice>
        )}
      </Dialog>
    </div>
  );
}
