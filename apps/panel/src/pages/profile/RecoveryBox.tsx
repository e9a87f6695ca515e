import { accountRecoveryCodes } from '@sigorta/contracts/panel/account';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { useState } from 'react';
import { Box } from '../../layout/Box.tsx';
import { RecoveryCodes } from '../../sign-in/RecoveryCodes.tsx';
import styles from './ProfilePage.module.css';
import { ProofForm } from './ProofForm.tsx';
import { useProfileTexts } from './use-profile-texts.ts';

export function RecoveryBox({ left, again }: { left: number; again: () => void }) {
  const t = useProfileTexts();
  const [open, setOpen] = useState(false);
  const renewal = useAction(accountRecoveryCodes);
  const close = () => {
    setOpen(false);
    again();
  };
  return (
    <Box title={t('recovery')}>
      <p className={styles.lead}>
        {t('recovery.left', { count: left })} · {t('recovery.lead')}
      </p>
      <Button
        variant="outline"
        onClick={() => {
          renewal.reset();
          setOpen(true);
        }}
      >
        {t('recovery.new')}
      </Button>
      <Dialog open={open} onClose={close} title={t('recovery')} size="s">
        {renewal.state === 'done' ? (
          <RecoveryCodes codes={renewal.answer.recoveryCodes} onDone={close} level={2} />
        ) : (
          <ProofForm
            task={renewal}
            action={t('recovery.new')}
            onSend={({ code }) => void renewal.act({ code })}
          />
        )}
      </Dialog>
    </Box>
  );
}
