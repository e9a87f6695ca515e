import { accountRecoveryCodes } from '@sigorta/contracts/panel/account';
import { formatNumber } from '@sigorta/i18n/number';
import { useLanguage } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { useState } from 'react';
import { useDeed } from '../../app/use-answer.ts';
import { Box } from '../../layout/Box.tsx';
import { RecoveryCodes } from '../../sign-in/RecoveryCodes.tsx';
import styles from './ProfilePage.module.css';
import { ProofForm } from './ProofForm.tsx';
import { useProfileTexts } from './use-profile-texts.ts';

export function RecoveryBox({ left, again }: { left: number; again: () => void }) {
  const t = useProfileTexts();
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const { state, act, reset } = useDeed(accountRecoveryCodes);
  const close = () => {
    setOpen(false);
    again();
  };
  return (
    <Box title={t('recovery')}>
      <p className={styles.lead}>
        {t('recovery.left', { count: formatNumber(left, language) })} · {t('recovery.lead')}
      </p>
      <Button
        variant="outline"
        onClick={() => {
          reset();
          setOpen(true);
        }}
      >
        {t('recovery.new')}
      </Button>
      <Dialog open={open} onClose={close} title={t('recovery')} size="s">
        {state.at === 'done' ? (
          <RecoveryCodes codes={state.answer.recoveryCodes} onDone={close} level={2} />
        ) : (
          <ProofForm state={state} action={t('recovery.new')} onSend={({ code }) => void act({ code })} />
        )}
      </Dialog>
    </Box>
  );
}
